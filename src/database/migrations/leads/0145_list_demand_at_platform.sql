-- The platform hears of alerts of lists too, from now on: of each that was told to it, another keeps its mails coming.
create or replace function lead.has_other_demand(asked uuid) returns boolean language sql stable security definer
  set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from lead.lead own
    join lead.lead other on other.email_key = own.email_key and other.id <> own.id
    join lead.demand d on d.id = other.id and d.is_active
    where own.id = asked and (d.search is null or exists (
      select from lead.delivery told where told.lead_id = d.id and told.channel = 'platform')))
$$;
