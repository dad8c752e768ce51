-- What visitors may know of homes and projects stands in the views listing.public_*, and nowhere else: the role of web has
-- no right on the tables behind them. What is searched by is stored as it may be known, so that an index finds it.
alter table listing.listing
  add column is_town_shown boolean not null default true,
  add column is_price_shown boolean not null default true;

-- As src/domain/place/region.ts, which a test compares it with: where the postal code is hidden, the law of the region
-- still holds.
create function listing.region_of(country text, zip text) returns text language sql immutable as $$
  select case
    when country = 'LU' then 'luxembourg'
    when country <> 'BE' or zip !~* '^\s*(b-?\s*)?[0-9]{4}\s*$' then null
    when substring(zip from '[0-9]{4}') < '1000' then null
    when substring(zip from '[0-9]{4}') < '1300' then 'brussels'
    when substring(zip from '[0-9]{4}') < '1500' then 'wallonia'
    when substring(zip from '[0-9]{4}') < '4000' then 'flanders'
    when substring(zip from '[0-9]{4}') < '8000' then 'wallonia'
    else 'flanders' end
$$;

create function listing.shows_price(is_published boolean, status listing.status, marquee_id integer) returns boolean
language sql stable as $$
  select case
    when not is_published or status in ('sold', 'rented') then false
    -- The setting is the same in every language.
    when marquee_id is null then true
    else not exists (
      select from content.published p
      where p.language = 'nl' and p.key = 'settings' and p.document -> 'ignoredMarquees' @> to_jsonb(marquee_id)
    ) end
$$;

create function listing.set_shown() returns trigger language plpgsql as $$
begin
  new.is_price_shown := listing.shows_price(new.is_price_published, new.status, new.marquee_id);
  new.price_cents := case when new.is_price_shown and new.given_price_cents > 0 then new.given_price_cents end;
  new.is_town_shown := true;
  if not new.is_address_published then
    new.is_town_shown := not listing.hides_towns();
  end if;
  return new;
end $$;

drop trigger shown_price on listing.listing;
drop function listing.set_shown_price;
drop function listing.shown_price;

alter table listing.listing disable trigger user;
update listing.listing set
  is_town_shown = is_address_published or not listing.hides_towns(),
  is_price_shown = listing.shows_price(is_price_published, status, marquee_id);
alter table listing.listing enable trigger user;

alter table listing.listing
  add column region text generated always as (listing.region_of(country, zip)) stored,
  -- A home whose town is hidden stands in no place at all: the point of its municipality would name it too.
  add column shown_zip text not null generated always as (case when is_town_shown then zip else '' end) stored,
  add column shown_city_key text not null generated always as (case when is_town_shown then city_key else '' end) stored,
  add column shown_municipality_key text generated always as (case when is_town_shown then municipality_key end) stored,
  add column shown_province_key text generated always as (case when is_town_shown then province_key end) stored,
  add column shown_point geometry(Point, 4326) generated always as (
    case when is_address_published then public_point
      when is_town_shown and (exact_point is null or not public_point ~= exact_point) then public_point end
  ) stored;

create trigger shown before insert or update on listing.listing
  for each row execute function listing.set_shown();

-- The indexes and tallies by which visitors search, over what may be known.
drop index listing.listing_newest, listing.listing_price, listing.listing_zip, listing.listing_city,
  listing.listing_municipality, listing.listing_province, listing.listing_band, listing.listing_by_city,
  listing.listing_living, listing.listing_plot, listing.listing_point_sale, listing.listing_point_rent;
create index listing_newest on listing.listing (deal, status, created_at desc, id desc)
  include (type_id, extra_type_ids, shown_zip, shown_city_key, country, shown_municipality_key, shown_province_key,
    price_cents, price_band, bedrooms, garages, parkings, has_garden, has_terrace, living_square_metres,
    plot_square_metres, energy_key, is_new_build, is_furnished, has_lift)
  where project_id is null;
create index listing_price on listing.listing (deal, status, price_cents, id)
  include (type_id, extra_type_ids, shown_zip, shown_city_key, country, bedrooms, garages, parkings, has_garden,
    has_terrace)
  where project_id is null;
create index listing_zip on listing.listing (deal, shown_zip, status, created_at desc, id desc)
  include (type_id, extra_type_ids, shown_city_key, country, price_cents, price_band, bedrooms, garages, parkings,
    has_garden, has_terrace)
  where project_id is null;
create index listing_city on listing.listing (deal, shown_city_key, status, created_at desc, id desc)
  include (type_id, extra_type_ids, shown_zip, country, price_cents, bedrooms, garages, parkings, has_garden,
    has_terrace)
  where project_id is null;
create index listing_municipality on listing.listing (deal, shown_municipality_key, status, created_at desc, id desc)
  include (type_id, extra_type_ids, shown_zip, price_cents, price_band, bedrooms, garages, parkings, has_garden,
    has_terrace)
  where project_id is null;
create index listing_province on listing.listing (deal, shown_province_key, status, created_at desc, id desc)
  include (type_id, extra_type_ids, shown_municipality_key, price_cents, price_band, bedrooms, garages, parkings,
    has_garden, has_terrace)
  where project_id is null;
create index listing_band on listing.listing (deal, price_band, price_cents)
  include (status, type_id, extra_type_ids, shown_municipality_key, shown_province_key, bedrooms, garages, parkings,
    has_garden, has_terrace)
  where project_id is null;
create index listing_by_city on listing.listing (deal, status, shown_city_key collate "C", created_at desc, id desc)
  where project_id is null;
create index listing_living on listing.listing (deal, living_square_metres)
  include (status, type_id, extra_type_ids, shown_municipality_key, price_cents, price_band, bedrooms, energy_key)
  where project_id is null;
create index listing_plot on listing.listing (deal, plot_square_metres)
  include (status, type_id, extra_type_ids, shown_municipality_key, price_cents, price_band, bedrooms, energy_key)
  where project_id is null;
create index listing_point_sale on listing.listing using gist (shown_point)
  where project_id is null and deal = 'sale';
create index listing_point_rent on listing.listing using gist (shown_point)
  where project_id is null and deal = 'rent';

create or replace function listing.add_to_tallies() returns trigger language plpgsql as $$
begin
  insert into listing.tally as tally
    (deal, type_id, price_band, bedrooms, garages, parkings, has_garden, has_terrace, extra_type_ids, available, under_option, closed)
  select deal, type_id, price_band, bedrooms, garages, parkings, has_garden, has_terrace, extra_type_ids,
    count(*) filter (where status = 'available'), count(*) filter (where status = 'under-option'),
    count(*) filter (where is_closed)
  from new_rows where project_id is null
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  on conflict (deal, type_id, price_band, bedrooms, garages, parkings, has_garden, has_terrace, extra_type_ids)
  do update set available = tally.available + excluded.available,
    under_option = tally.under_option + excluded.under_option, closed = tally.closed + excluded.closed;
  insert into listing.place_tally as tally
    (deal, province_key, municipality_key, country, zip, type_id, extra_type_ids, available, under_option, closed)
  select deal, shown_province_key, shown_municipality_key, country, shown_zip, type_id, extra_type_ids,
    count(*) filter (where status = 'available'), count(*) filter (where status = 'under-option'),
    count(*) filter (where is_closed)
  from new_rows where project_id is null
  group by 1, 2, 3, 4, 5, 6, 7
  on conflict (deal, province_key, municipality_key, zip, country, type_id, extra_type_ids)
  do update set available = tally.available + excluded.available,
    under_option = tally.under_option + excluded.under_option, closed = tally.closed + excluded.closed;
  insert into listing.price_tally as tally
    (deal, province_key, municipality_key, type_id, price_band, extra_type_ids, available, under_option, closed)
  select deal, shown_province_key, shown_municipality_key, type_id, price_band, extra_type_ids,
    count(*) filter (where status = 'available'), count(*) filter (where status = 'under-option'),
    count(*) filter (where is_closed)
  from new_rows where project_id is null
  group by 1, 2, 3, 4, 5, 6
  on conflict (deal, province_key, municipality_key, type_id, price_band, extra_type_ids)
  do update set available = tally.available + excluded.available,
    under_option = tally.under_option + excluded.under_option, closed = tally.closed + excluded.closed;
  return null;
end $$;

create or replace function listing.take_from_tallies() returns trigger language plpgsql as $$
begin
  insert into listing.tally as tally
    (deal, type_id, price_band, bedrooms, garages, parkings, has_garden, has_terrace, extra_type_ids, available, under_option, closed)
  select deal, type_id, price_band, bedrooms, garages, parkings, has_garden, has_terrace, extra_type_ids,
    -count(*) filter (where status = 'available'), -count(*) filter (where status = 'under-option'),
    -count(*) filter (where is_closed)
  from old_rows where project_id is null
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  on conflict (deal, type_id, price_band, bedrooms, garages, parkings, has_garden, has_terrace, extra_type_ids)
  do update set available = tally.available + excluded.available,
    under_option = tally.under_option + excluded.under_option, closed = tally.closed + excluded.closed;
  insert into listing.place_tally as tally
    (deal, province_key, municipality_key, country, zip, type_id, extra_type_ids, available, under_option, closed)
  select deal, shown_province_key, shown_municipality_key, country, shown_zip, type_id, extra_type_ids,
    -count(*) filter (where status = 'available'), -count(*) filter (where status = 'under-option'),
    -count(*) filter (where is_closed)
  from old_rows where project_id is null
  group by 1, 2, 3, 4, 5, 6, 7
  on conflict (deal, province_key, municipality_key, zip, country, type_id, extra_type_ids)
  do update set available = tally.available + excluded.available,
    under_option = tally.under_option + excluded.under_option, closed = tally.closed + excluded.closed;
  insert into listing.price_tally as tally
    (deal, province_key, municipality_key, type_id, price_band, extra_type_ids, available, under_option, closed)
  select deal, shown_province_key, shown_municipality_key, type_id, price_band, extra_type_ids,
    -count(*) filter (where status = 'available'), -count(*) filter (where status = 'under-option'),
    -count(*) filter (where is_closed)
  from old_rows where project_id is null
  group by 1, 2, 3, 4, 5, 6
  on conflict (deal, province_key, municipality_key, type_id, price_band, extra_type_ids)
  do update set available = tally.available + excluded.available,
    under_option = tally.under_option + excluded.under_option, closed = tally.closed + excluded.closed;
  return null;
end $$;

truncate listing.place_tally, listing.price_tally;
insert into listing.place_tally (deal, province_key, municipality_key, country, zip, type_id, extra_type_ids, available, under_option, closed)
select deal, shown_province_key, shown_municipality_key, country, shown_zip, type_id, extra_type_ids,
  count(*) filter (where status = 'available'), count(*) filter (where status = 'under-option'),
  count(*) filter (where is_closed)
from listing.listing where project_id is null
group by 1, 2, 3, 4, 5, 6, 7;
insert into listing.price_tally (deal, province_key, municipality_key, type_id, price_band, extra_type_ids, available, under_option, closed)
select deal, shown_province_key, shown_municipality_key, type_id, price_band, extra_type_ids,
  count(*) filter (where status = 'available'), count(*) filter (where status = 'under-option'),
  count(*) filter (where is_closed)
from listing.listing where project_id is null
group by 1, 2, 3, 4, 5, 6;

-- A view runs with the rights of its owner; whoever reads it needs none on the tables. They choose no rows, so that
-- no function of a reader sees a value before it is taken out.
create view listing.public_listing as
select id, reference, deal, status, is_closed, kind, type_id, extra_type_ids, project_id,
  price_cents, price_band, is_price_published, is_price_shown, price_unit, marquee_id,
  case when is_price_shown then annuity end as annuity,
  case when is_address_published and not is_closed then street end as street,
  case when is_address_published and not is_closed then house_number end as house_number,
  case when is_address_published and not is_closed then box end as box,
  shown_zip as zip, case when is_town_shown then city else '' end as city, shown_city_key as city_key, country, region,
  shown_municipality_key as municipality_key, shown_province_key as province_key,
  is_address_published, is_town_shown, shown_point as public_point,
  is_address_published and is_point_exact as is_point_exact,
  bedrooms, bathrooms, garages, parkings, living_square_metres, plot_square_metres, has_garden, has_terrace,
  construction_year, energy_kwh, energy_label, energy_key, is_new_build, is_furnished, has_lift,
  cover_url, created_at, changed_at, synced_at
from listing.listing;

-- Joined from the left, so that a query that only looks for words does not read the homes too.
create view listing.public_listing_text as
select t.listing_id, t.language, t.title, t.type_name, t.description, t.price_unit_text, t.marquee_name, t.country_name,
  t.words, case when l.is_address_published and not l.is_closed then t.street end as street,
  t.labels - case when l.is_town_shown then '{}' else '{subCities,neighbourhoods}'::text[] end
    -- Distances to a handful of places are an address: the names stay.
    || case when l.is_address_published and not l.is_closed or not t.labels ? 'pointsOfInterest' then '{}'
      else jsonb_build_object('pointsOfInterest',
        regexp_replace(t.labels ->> 'pointsOfInterest', '\t[^\n]*', E'\t', 'g')) end as labels
from listing.listing_text t left join listing.listing l on l.id = t.listing_id;

create view listing.public_listing_detail as
select d.listing_id, d.pictures, d.agent,
  (select coalesce(jsonb_agg(document), '[]') from jsonb_array_elements(d.documents) document
   where (document ->> 'isPublished')::boolean) as documents,
  -- The same names stand in src/domain/listing/price-facts.ts.
  case when l.is_price_shown then d.facts else d.facts - '{startPrice,totalCost,depositAmount,agencyCost,
    registrationRights,notaryFee,notaryFeeWithVat,vatValue,constructionCost,viagerPension}'::text[] end as facts
from listing.listing_detail d left join listing.listing l on l.id = d.listing_id;

create view listing.public_project as
select id, number, external_url, show_order, pictures, country, listing.region_of(country, zip) as region,
  is_address_published, synced_at,
  -- As a query of its own it is asked once, not for each row.
  is_address_published or not (select listing.hides_towns()) as is_town_shown,
  case when is_address_published then street end as street,
  case when is_address_published then house_number end as house_number,
  case when is_address_published then box end as box,
  case when is_address_published or not (select listing.hides_towns()) then zip else '' end as zip,
  case when is_address_published or not (select listing.hides_towns()) then city else '' end as city
from listing.project;

create view listing.public_project_text as
select t.project_id, t.language, t.name, t.description, t.technical, t.situation, t.delivery, t.documents,
  case when p.is_address_published then t.street end as street
from listing.project_text t left join listing.project p on p.id = t.project_id;

create view listing.public_withdrawn as
select id, deal, country,
  case when is_address_published or not (select listing.hides_towns()) then zip else '' end as zip,
  case when is_address_published or not (select listing.hides_towns()) then city else '' end as city
from listing.withdrawn;

-- The tags of pages that are out of date name the places of the homes that changed: web notes its own, and reads none.
create function http_cache.note_purge(tags text[]) returns void language sql security definer
  set search_path = pg_catalog, pg_temp as $$
  -- The update waits for a purge of the same tag that is under way, so that this change gets one of its own.
  insert into http_cache.purge (tag) select unnest(tags)
  on conflict (tag) do update set queued_at = now(), purged_at = null
$$;
