-- least() passes over null, so homes without a price stood in the highest band.
drop index listing.listing_band;
alter table listing.listing drop column price_band;
alter table listing.listing add column price_band smallint not null generated always as (
  case when price_cents is null then -1
       else least(price_cents / (case when deal = 'sale' then 2500000 else 5000 end), 200) end
) stored;
truncate listing.tally;
insert into listing.tally
select deal, type_id, price_band, bedrooms, garages, parkings, has_garden, has_terrace, extra_type_ids, count(*)
from listing.listing where project_id is null
group by 1, 2, 3, 4, 5, 6, 7, 8, 9;

-- Filled by the next sync: every fingerprint changes with these columns.
alter table listing.listing
  -- Official keys of src/i18n/municipalities.json; null outside Belgium and Luxembourg.
  add column municipality_key text,
  add column province_key text,
  -- False: public_point is the point of the municipality, not of the home.
  add column is_point_exact boolean not null default false,
  -- On the scale of the home's own region: a_plus, b_sub.
  add column energy_key text,
  add column is_new_build boolean not null default false,
  add column is_furnished boolean not null default false,
  add column has_lift boolean not null default false;

-- Words of title and description without case and accents, as src/domain/search/search-words.ts cuts them.
alter table listing.listing_text add column words tsvector not null default '';
create index listing_text_words on listing.listing_text using gin (words);

-- Any filter can be tested in this one index; what is selective enough has an index of its own below.
drop index listing.listing_newest;
create index listing_newest on listing.listing (deal, is_closed, created_at desc, id desc)
  include (type_id, extra_type_ids, zip, city_key, country, municipality_key, province_key, price_cents, price_band,
    bedrooms, garages, parkings, has_garden, has_terrace, living_square_metres, plot_square_metres, energy_key,
    is_new_build, is_furnished, has_lift, status)
  where project_id is null;
create index listing_municipality on listing.listing (deal, municipality_key, is_closed, created_at desc, id desc)
  include (type_id, extra_type_ids, zip, price_cents, price_band, bedrooms, garages, parkings, has_garden, has_terrace)
  where project_id is null;
create index listing_province on listing.listing (deal, province_key, is_closed, created_at desc, id desc)
  include (type_id, extra_type_ids, municipality_key, price_cents, price_band, bedrooms, garages, parkings, has_garden,
    has_terrace)
  where project_id is null;

-- A band that a bound cuts through is counted by municipality too.
create index listing_band on listing.listing (deal, price_band, price_cents)
  include (type_id, extra_type_ids, municipality_key, province_key, bedrooms, garages, parkings, has_garden, has_terrace)
  where project_id is null;

drop index listing.listing_zip;
create index listing_zip on listing.listing (deal, zip, is_closed, created_at desc, id desc)
  include (type_id, extra_type_ids, city_key, country, price_cents, price_band, bedrooms, garages, parkings, has_garden,
    has_terrace)
  where project_id is null;

-- The orders that are not by date or price; a type alone is found here too.
create index listing_by_city on listing.listing (deal, is_closed, city_key collate "C", created_at desc, id desc)
  where project_id is null;
create index listing_by_type on listing.listing (deal, is_closed, type_id, created_at desc, id desc)
  where project_id is null;

-- One per deal: beside an index on the deal, the planner would read half the table to narrow an area down.
drop index listing.listing_public_point;
create index listing_point_sale on listing.listing using gist (public_point)
  where project_id is null and deal = 'sale';
create index listing_point_rent on listing.listing using gist (public_point)
  where project_id is null and deal = 'rent';

create index listing_living on listing.listing (deal, living_square_metres)
  include (type_id, extra_type_ids, municipality_key, price_cents, price_band, bedrooms, energy_key)
  where project_id is null;
create index listing_plot on listing.listing (deal, plot_square_metres)
  include (type_id, extra_type_ids, municipality_key, price_cents, price_band, bedrooms, energy_key)
  where project_id is null;
create index listing_energy on listing.listing (deal, energy_key, is_closed, created_at desc, id desc)
  where project_id is null;
create index listing_new_build on listing.listing (deal, is_closed, created_at desc, id desc)
  where project_id is null and is_new_build;
create index listing_furnished on listing.listing (deal, is_closed, created_at desc, id desc)
  where project_id is null and is_furnished;
create index listing_lift on listing.listing (deal, is_closed, created_at desc, id desc)
  where project_id is null and has_lift;

-- How many homes of each type there are in each postal code, and of each price band in each municipality: a city or
-- province of a million homes is counted from some hundred rows. Kept exact as listing.tally is.
create table listing.place_tally (
  deal listing.deal not null,
  province_key text,
  municipality_key text,
  country character(2) not null,
  zip text not null,
  type_id integer not null,
  extra_type_ids integer[],
  homes integer not null,
  unique nulls not distinct (deal, province_key, municipality_key, zip, country, type_id, extra_type_ids)
);
create index place_tally_municipality on listing.place_tally (deal, municipality_key);
create index place_tally_zip on listing.place_tally (deal, zip);

create table listing.price_tally (
  deal listing.deal not null,
  province_key text,
  municipality_key text,
  type_id integer not null,
  price_band smallint not null,
  extra_type_ids integer[],
  homes integer not null,
  unique nulls not distinct (deal, province_key, municipality_key, type_id, price_band, extra_type_ids)
);
create index price_tally_municipality on listing.price_tally (deal, municipality_key);
create index price_tally_band on listing.price_tally (deal, price_band);

insert into listing.place_tally
select deal, province_key, municipality_key, country, zip, type_id, extra_type_ids, count(*)
from listing.listing where project_id is null
group by 1, 2, 3, 4, 5, 6, 7;
insert into listing.price_tally
select deal, province_key, municipality_key, type_id, price_band, extra_type_ids, count(*)
from listing.listing where project_id is null
group by 1, 2, 3, 4, 5, 6;

create function listing.add_to_place_tallies() returns trigger language plpgsql as $$
begin
  insert into listing.place_tally as tally
  select deal, province_key, municipality_key, country, zip, type_id, extra_type_ids, count(*)
  from new_rows where project_id is null
  group by 1, 2, 3, 4, 5, 6, 7
  on conflict (deal, province_key, municipality_key, zip, country, type_id, extra_type_ids)
  do update set homes = tally.homes + excluded.homes;
  insert into listing.price_tally as tally
  select deal, province_key, municipality_key, type_id, price_band, extra_type_ids, count(*)
  from new_rows where project_id is null
  group by 1, 2, 3, 4, 5, 6
  on conflict (deal, province_key, municipality_key, type_id, price_band, extra_type_ids)
  do update set homes = tally.homes + excluded.homes;
  return null;
end $$;

create function listing.take_from_place_tallies() returns trigger language plpgsql as $$
begin
  insert into listing.place_tally as tally
  select deal, province_key, municipality_key, country, zip, type_id, extra_type_ids, -count(*)
  from old_rows where project_id is null
  group by 1, 2, 3, 4, 5, 6, 7
  on conflict (deal, province_key, municipality_key, zip, country, type_id, extra_type_ids)
  do update set homes = tally.homes + excluded.homes;
  insert into listing.price_tally as tally
  select deal, province_key, municipality_key, type_id, price_band, extra_type_ids, -count(*)
  from old_rows where project_id is null
  group by 1, 2, 3, 4, 5, 6
  on conflict (deal, province_key, municipality_key, type_id, price_band, extra_type_ids)
  do update set homes = tally.homes + excluded.homes;
  return null;
end $$;

create trigger place_tallies_insert after insert on listing.listing
  referencing new table as new_rows for each statement execute function listing.add_to_place_tallies();
create trigger place_tallies_delete after delete on listing.listing
  referencing old table as old_rows for each statement execute function listing.take_from_place_tallies();
create trigger place_tallies_update_old after update on listing.listing
  referencing old table as old_rows for each statement execute function listing.take_from_place_tallies();
create trigger place_tallies_update_new after update on listing.listing
  referencing new table as new_rows for each statement execute function listing.add_to_place_tallies();

-- A visitor's statements run side by side already: helpers for each of them would fight for the same processors.
alter table listing.listing set (parallel_workers = 0);
alter table listing.tally set (parallel_workers = 0);
alter table listing.place_tally set (parallel_workers = 0);
alter table listing.price_tally set (parallel_workers = 0);
