-- A paper that is not on the site is the owner's to read once an agent releases it.
create table owner.document_release (
  listing_id bigint not null,
  document_id integer not null,
  released_at timestamptz not null,
  released_by text not null,
  primary key (listing_id, document_id)
);
alter table owner.document_release enable row level security;
create policy own_homes on owner.document_release for select using (listing_id in (select owner.own_homes()));

-- When somebody of the agency looked at a home as its owners see it.
create table owner.agency_look (
  id bigint generated always as identity primary key,
  listing_id bigint not null,
  seen_by text not null,
  at timestamptz not null
);
create index agency_look_by_home on owner.agency_look (listing_id, at desc);
-- Without a policy for owners: it is the agency's own record.
alter table owner.agency_look enable row level security;

-- How often the page of a project is viewed: as of a home, one visitor once a day.
create table visit.project_daily (
  project_id integer not null,
  day date not null,
  source text not null,
  views integer not null check (views > 0),
  primary key (project_id, day, source)
) with (fillfactor = 80);

create function visit.count_project_views(asked date, hashes uuid[], project_ids integer[], sources text[]) returns integer
  language plpgsql security definer set search_path = visit, pg_temp as $$
declare counted integer;
begin
  -- Held until the end, so that the day is not forgotten half-way.
  perform from visit.salt where day = asked for key share;
  if not found then return null; end if;
  with given as (
    select distinct on (hash) hash, project_id, source
    from unnest(hashes, project_ids, sources) as given (hash, project_id, source)
    where exists (select from listing.public_project p where p.id = given.project_id)
    order by hash
  ), fresh as (
    -- In one order everywhere: two processes that wait for each other would wait for ever.
    insert into visit.seen (day, hash) select asked, hash from given order by hash
    on conflict do nothing
    returning hash
  ), added as (
    select project_id, source, count(*)::integer as views
    from given join fresh using (hash) group by project_id, source
  ), kept as (
    insert into visit.project_daily as kept (project_id, day, source, views)
    select project_id, asked, source, views from added order by project_id, source
    on conflict (project_id, day, source) do update set views = kept.views + excluded.views
  )
  select coalesce(sum(views), 0) into counted from added;
  return counted;
end $$;
revoke execute on function visit.count_project_views(date, uuid[], integer[], text[]) from public;
