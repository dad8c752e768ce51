-- What hides something is thrown out of the caches at once, not kept for the moment in which the site is down.
alter table http_cache.purge add column is_hard boolean not null default false;

create function http_cache.note_purge(tags text[], hiding text[]) returns void language sql security definer
  set search_path = pg_catalog, pg_temp as $$
  -- In one order, so that two who note the same tags cannot wait for each other.
  insert into http_cache.purge as noted (tag, is_hard)
  select tag, bool_or(is_hard) from (
    select unnest(tags) as tag, false as is_hard union all select unnest(hiding), true
  ) given group by tag order by tag
  on conflict (tag) do update set queued_at = now(), purged_at = null, is_hard = noted.is_hard or excluded.is_hard
$$;

-- Homes that the agency keeps off the site, whatever the platform says of them. They wait in listing.hidden, beside those
-- that lack what the law asks; a home that leaves the platform and comes back is still kept off.
create table listing.hide_mark (
  listing_id integer primary key,
  hidden_at timestamptz not null default now(),
  -- A user of the CMS.
  hidden_by integer
);

-- Whoever has the address of such a home is told the same as of one that the platform withdrew.
create or replace view listing.public_withdrawn as
select id, deal, country,
  case when is_address_published or not (select listing.hides_towns()) then zip else '' end as zip,
  case when is_address_published or not (select listing.hides_towns()) then city else '' end as city
from (
  select id, deal, country, zip, city, is_address_published from listing.withdrawn
  union all
  select id, (listing ->> 'deal')::listing.deal, (listing ->> 'country')::char(2), listing ->> 'zip', listing ->> 'city',
    (listing ->> 'is_address_published')::boolean
  from listing.hidden
) gone;
