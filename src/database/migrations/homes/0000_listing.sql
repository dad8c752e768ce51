create extension if not exists postgis;

create schema listing;

create type listing.deal as enum ('sale', 'rent');
create type listing.status as enum ('available', 'under-option', 'sold', 'rented');

-- What is searched and what a card shows. Narrow on purpose: a count reads many of these rows.
create table listing.listing (
  id integer primary key,
  reference text not null,
  deal listing.deal not null,
  status listing.status not null,
  is_closed boolean not null generated always as (status in ('sold', 'rented')) stored,
  type_id integer not null,
  -- Further categories it is shown under; null for nearly all, so that it costs an index nothing.
  extra_type_ids integer[],
  project_id integer,
  price_cents bigint,
  is_price_published boolean not null,
  -- Steps of 25.000 euro for a sale and 50 euro for a rent; -1 without a price, 200 for all above.
  price_band smallint not null generated always as (
    coalesce(least(price_cents / (case when deal = 'sale' then 2500000 else 5000 end), 200), -1)
  ) stored,
  price_unit integer,
  marquee_id integer,
  street text,
  house_number text,
  box text,
  zip text not null,
  city text not null,
  city_key text not null,
  country character(2) not null,
  is_address_published boolean not null,
  -- The exact point: for the server's own sums only. Visitors are given public_point.
  exact_point geometry(Point, 4326),
  public_point geometry(Point, 4326),
  bedrooms smallint,
  bathrooms smallint,
  garages smallint,
  parkings smallint,
  living_square_metres integer,
  plot_square_metres integer,
  has_garden boolean not null,
  has_terrace boolean not null,
  construction_year smallint,
  energy_kwh real,
  energy_label text,
  cover_url text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Hash of everything the platform said: equal means there is nothing to write.
  fingerprint uuid not null,
  -- Hash of what decides in which lists it stands, and where: equal means that only its own pages change.
  listed uuid not null,
  synced_at timestamptz not null default now()
);

create table listing.listing_text (
  listing_id integer not null references listing.listing on delete cascade,
  language text not null,
  title text not null,
  type_name text not null,
  description text not null,
  price_unit_text text,
  marquee_name text,
  country_name text,
  labels jsonb not null,
  primary key (listing_id, language)
);

-- The long tail that only a property's own page reads.
create table listing.listing_detail (
  listing_id integer primary key references listing.listing on delete cascade,
  pictures jsonb not null,
  documents jsonb not null,
  agent jsonb,
  facts jsonb not null
);

-- Homes that were shown once: their addresses answer "gone", not "never heard of it".
create table listing.withdrawn (
  id integer primary key,
  deal listing.deal not null,
  type_id integer not null,
  zip text not null,
  city text not null,
  withdrawn_at timestamptz not null default now()
);

create table listing.category (
  id integer not null,
  language text not null,
  name text not null,
  show_order integer not null,
  is_for_sale boolean not null,
  is_for_rent boolean not null,
  primary key (id, language)
);

create table listing.project (
  id integer primary key,
  number text,
  external_url text,
  street text,
  house_number text,
  box text,
  zip text not null,
  city text not null,
  country character(2) not null,
  is_address_published boolean not null,
  price_min_cents bigint,
  price_max_cents bigint,
  show_order integer not null,
  pictures jsonb not null,
  fingerprint uuid not null,
  synced_at timestamptz not null default now()
);

create table listing.project_text (
  project_id integer not null references listing.project on delete cascade,
  language text not null,
  name text not null,
  description text not null,
  technical text not null,
  situation text not null,
  delivery text not null,
  primary key (project_id, language)
);

-- Lists show homes, not the units of a project: those stand on the project's page.
-- The included columns let filters be tested in the index, before a row is fetched.
create index listing_newest on listing.listing (deal, is_closed, created_at desc, id desc)
  include (type_id, extra_type_ids, zip, city_key, price_cents, bedrooms, garages, parkings, has_garden, has_terrace)
  where project_id is null;
create index listing_price on listing.listing (deal, is_closed, price_cents, id)
  include (type_id, extra_type_ids, zip, city_key, bedrooms, garages, parkings, has_garden, has_terrace)
  where project_id is null;
create index listing_zip on listing.listing (deal, zip, is_closed, created_at desc, id desc)
  include (type_id, extra_type_ids, city_key, price_cents, bedrooms, garages, parkings, has_garden, has_terrace)
  where project_id is null;
create index listing_city on listing.listing (deal, city_key, is_closed, created_at desc, id desc)
  include (type_id, extra_type_ids, zip, price_cents, bedrooms, garages, parkings, has_garden, has_terrace)
  where project_id is null;
create index listing_band on listing.listing (deal, price_band, price_cents)
  include (type_id, extra_type_ids, bedrooms, garages, parkings, has_garden, has_terrace)
  where project_id is null;
create index listing_reference on listing.listing (upper(reference));
create index listing_project on listing.listing (project_id) where project_id is not null;
create index listing_public_point on listing.listing using gist (public_point);

-- How many homes share the same countable facts. Exact, because the triggers below keep it in the
-- transaction that changes a listing; a count over the whole country then reads some thousand rows, not a million.
create table listing.tally (
  deal listing.deal not null,
  type_id integer not null,
  price_band smallint not null,
  bedrooms smallint,
  garages smallint,
  parkings smallint,
  has_garden boolean not null,
  has_terrace boolean not null,
  extra_type_ids integer[],
  homes integer not null,
  unique nulls not distinct
    (deal, type_id, price_band, bedrooms, garages, parkings, has_garden, has_terrace, extra_type_ids)
);

create function listing.add_to_tally() returns trigger language plpgsql as $$
begin
  insert into listing.tally as tally
  select deal, type_id, price_band, bedrooms, garages, parkings, has_garden, has_terrace, extra_type_ids, count(*)
  from new_rows where project_id is null
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  on conflict (deal, type_id, price_band, bedrooms, garages, parkings, has_garden, has_terrace, extra_type_ids)
  do update set homes = tally.homes + excluded.homes;
  return null;
end $$;

create function listing.take_from_tally() returns trigger language plpgsql as $$
begin
  insert into listing.tally as tally
  select deal, type_id, price_band, bedrooms, garages, parkings, has_garden, has_terrace, extra_type_ids, -count(*)
  from old_rows where project_id is null
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  on conflict (deal, type_id, price_band, bedrooms, garages, parkings, has_garden, has_terrace, extra_type_ids)
  do update set homes = tally.homes + excluded.homes;
  return null;
end $$;

create trigger tally_insert after insert on listing.listing
  referencing new table as new_rows for each statement execute function listing.add_to_tally();
create trigger tally_delete after delete on listing.listing
  referencing old table as old_rows for each statement execute function listing.take_from_tally();
create trigger tally_update_old after update on listing.listing
  referencing old table as old_rows for each statement execute function listing.take_from_tally();
create trigger tally_update_new after update on listing.listing
  referencing new table as new_rows for each statement execute function listing.add_to_tally();
