-- How often the page of a home is viewed: docs/reference/what-counts-as-a-view.md says what counts.
create schema visit;

-- What makes the hash of a visitor. Of each day another one; gone the day after, and with it the way back from a hash.
create table visit.salt (
  day date primary key,
  salt bytea not null
);

-- Who has viewed which home on a day, as a hash of both. Deleted together with the salt.
create table visit.seen (
  day date not null,
  hash uuid not null,
  primary key (day, hash)
);

create table visit.daily (
  -- No reference to listing.listing: figures outlive the home's time on the site.
  listing_id bigint not null,
  day date not null,
  source text not null,
  views integer not null check (views > 0),
  primary key (listing_id, day, source)
) with (fillfactor = 80);
create index daily_by_day on visit.daily (day);

-- How many of the views of a home and a day the platform was told of.
create table visit.reported (
  listing_id bigint not null,
  day date not null,
  views integer not null,
  primary key (listing_id, day)
);

-- An owner's transaction sees the figures of the owner's own homes.
alter table visit.daily enable row level security;
create policy own_homes on visit.daily for select using (listing_id in (select owner.own_homes()));

create function visit.today() returns date language sql stable as $$
  select (now() at time zone 'Europe/Brussels')::date
$$;

-- The salt of a day, made by whoever asks first. Null for a day whose visitors are forgotten.
create function visit.salt_of(asked date) returns bytea language plpgsql security definer
  set search_path = visit, pg_temp as $$
begin
  -- Clocks of processes differ a little, so tomorrow may begin early.
  if asked between visit.today() and visit.today() + 1 then
    insert into visit.salt values (asked, decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'))
      on conflict do nothing;
  end if;
  return (select salt from visit.salt where day = asked);
end $$;

-- Counts the views of visitors who have not viewed that home on that day before, of homes that are on the site.
-- Answers how many it counted; null for a day whose visitors are forgotten.
create function visit.count_views(asked date, hashes uuid[], listing_ids bigint[], sources text[]) returns integer
  language plpgsql security definer set search_path = visit, pg_temp as $$
declare counted integer;
begin
  -- Held until the end, so that the day is not forgotten half-way.
  perform from visit.salt where day = asked for key share;
  if not found then return null; end if;
  with given as (
    select distinct on (hash) hash, listing_id, source
    from unnest(hashes, listing_ids, sources) as given (hash, listing_id, source)
    where exists (select from listing.listing home where home.id = given.listing_id)
    order by hash
  ), fresh as (
    -- In one order everywhere: two processes that wait for each other would wait for ever.
    insert into visit.seen (day, hash) select asked, hash from given order by hash
    on conflict do nothing
    returning hash
  ), added as (
    select listing_id, source, count(*)::integer as views
    from given join fresh using (hash) group by listing_id, source
  ), kept as (
    insert into visit.daily as kept (listing_id, day, source, views)
    select listing_id, asked, source, views from added order by listing_id, source
    on conflict (listing_id, day, source) do update set views = kept.views + excluded.views
  )
  select coalesce(sum(views), 0) into counted from added;
  return counted;
end $$;

-- The process that answers visitors gets these two, and no table with hashes: src/database/roles/grants.sql.
revoke execute on function visit.salt_of(date) from public;
revoke execute on function visit.count_views(date, uuid[], bigint[], text[]) from public;
