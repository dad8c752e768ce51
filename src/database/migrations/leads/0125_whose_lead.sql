-- The office whose agents see a lead as long as nobody handles it: kept with the lead, which outlives its home. Null: only
-- who reads all leads sees it. No foreign key: offices are Payload's, and are made after this runs.
alter table lead.lead add column office_id integer;
create index lead_unassigned on lead.lead (office_id, created_at desc) where assignee_id is null and assignee_email is null;

-- The office that the platform names for a home, else that of its agent; what is about no home of an office belongs to the
-- only office there is.
create function lead.office_of(home integer, project integer) returns integer
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return coalesce(
    (with detail as (
      select d.agent, d.office from listing.listing_detail d
      where d.listing_id = coalesce(home,
        (select l.id from listing.listing l where l.project_id = project order by l.id limit 1))
      union all
      select h.detail -> 'agent', h.detail -> 'office' from listing.hidden h where h.id = home
    )
    select o.id from (
      select 1 as place, named.id from detail d join public.offices named on named.platform_office = d.office ->> 'id'
      union all
      (select 2, m.office_id from detail d join public.team_members m
        on m.platform_agent = d.agent ->> 'id'
        or (lower(m.email) = lower(nullif(d.agent ->> 'email', ''))
          and (m.platform_agent is null or d.agent ->> 'id' is null))
      where m.deleted_at is null
      order by (m.platform_agent = d.agent ->> 'id') is true desc, m.sort, m.id limit 1)
    ) known join public.offices o on o.id = known.id and o.deleted_at is null
    order by known.place limit 1),
    (select min(o.id) from public.offices o where o.deleted_at is null having count(*) = 1));
end $$;
revoke execute on function lead.office_of(integer, integer) from public;

create function lead.note_office() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.office_id := lead.office_of(new.listing_id, new.project_id);
  return new;
end $$;
revoke execute on function lead.note_office() from public;
create trigger note_office before insert on lead.lead for each row when (new.office_id is null)
  execute function lead.note_office();

-- As a foreign key would, which a table that is made later cannot have: an account that is being deleted gets no lead. Who
-- gives it one waits until it is gone, or its deletion waits and takes the lead back.
create function lead.keep_assignee() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from public.users u where u.id = new.assignee_id for key share;
  if not found then
    new.assignee_id := null;
    new.status := case new.status when 'assigned' then 'new' else new.status end;
  end if;
  return new;
end $$;
revoke execute on function lead.keep_assignee() from public;
create trigger keep_assignee_new before insert on lead.lead for each row when (new.assignee_id is not null)
  execute function lead.keep_assignee();
create trigger keep_assignee before update of assignee_id on lead.lead for each row
  when (new.assignee_id is not null and new.assignee_id is distinct from old.assignee_id)
  execute function lead.keep_assignee();

-- A new database has no editors' tables yet, and no leads.
do $$ begin
  if (select count(*) from information_schema.columns where table_schema = 'public'
    and (table_name, column_name) in (('team_members', 'platform_agent'), ('offices', 'platform_office'), ('users', 'id'))) < 3
  then return; end if;
  update lead.lead set assignee_id = null, status = case status when 'assigned' then 'new' else status end
  where assignee_id is not null and not exists (select from public.users u where u.id = assignee_id);
  -- Thousands of leads are about the same home.
  update lead.lead l set office_id = known.office_id
  from (
    select listing_id, project_id, lead.office_of(listing_id, project_id) as office_id
    from (select distinct listing_id, project_id from lead.lead) asked
  ) known
  where l.listing_id is not distinct from known.listing_id and l.project_id is not distinct from known.project_id
    and known.office_id is not null;
end $$;
