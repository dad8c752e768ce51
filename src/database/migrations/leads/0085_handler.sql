-- Who gets a lead: the account of the home's agent, else that of its office, else the agency's own. Whoever saves a lead
-- may not read the tables of editors and accounts, so the answer comes from here: a number and how it was found.
-- The tables belong to Payload and may be made after this one runs: they are looked up when it is called.
-- src/domain/content/member-of-agent.ts is the same rule for what pages show.
create function lead.handler_of(home integer, out user_id integer, out way text) returns record
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  select found.user_id, found.way into user_id, way
  from (
    with detail as (
      select d.agent, d.office from listing.listing_detail d where d.listing_id = home
      union all
      select h.detail -> 'agent', h.detail -> 'office' from listing.hidden h where h.id = home
    ), member as (
      select m.user_id, m.office_id
      from detail d join public.team_members m
        on m.platform_agent = d.agent ->> 'id'
        or (lower(m.email) = lower(nullif(d.agent ->> 'email', ''))
          and (m.platform_agent is null or d.agent ->> 'id' is null))
      where m.deleted_at is null
      order by (m.platform_agent = d.agent ->> 'id') is true desc, m.sort, m.id
      limit 1
    ), office as (
      select o.default_user_id
      from public.offices o
      where o.id = coalesce(
        (select named.id from detail d join public.offices named
          on named.platform_office = d.office ->> 'id' and named.deleted_at is null),
        (select member.office_id from member))
        and o.deleted_at is null
    )
    select 1 as place, member.user_id, 'agent' as way from member
    union all select 2, office.default_user_id, 'office' from office
    union all select 3, a.default_user_id, 'agency' from public.agency a
  ) found
  join public.users u on u.id = found.user_id and u.role in ('admin', 'editor', 'agent')
  order by found.place
  limit 1;
end $$;
revoke execute on function lead.handler_of(integer) from public;

-- The homes of one agent, by what a member of the team is known by.
create index listing_detail_agent_id on listing.listing_detail ((agent ->> 'id')) where agent ->> 'id' is not null;
create index listing_detail_agent_address on listing.listing_detail (lower(agent ->> 'email'));
drop index listing.listing_detail_agent_email;
