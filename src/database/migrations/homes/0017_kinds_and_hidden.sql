-- Filled by the next full sync: every fingerprint changes with these columns. Until then nothing is claimed of a home
-- that depends on what kind of home it is.
alter table listing.listing
  -- One of src/domain/listing/property-kind.ts.
  add column kind text not null default 'unknown',
  -- The platform's own number of the type.
  add column platform_type_id integer;
alter table listing.category add column kind text not null default 'unknown';

-- What the agency decides, copied from the admin's settings when they are saved: the kind of the platform's types, and
-- the gaps for which a home is taken off the site.
create table listing.type_kind (
  platform_type_id integer primary key,
  kind text not null
);
create table listing.hiding_gap (
  field text primary key
);

-- Homes that are kept off the site while such a gap is open. They are not in listing.listing, so that no list, map,
-- count or page can show them; their rows wait here as they were.
create table listing.hidden (
  id integer primary key,
  listing jsonb not null,
  texts jsonb not null,
  detail jsonb not null,
  hidden_at timestamptz not null default now()
);

-- A hidden home keeps its gaps, so they no longer go with the row in listing.listing.
alter table listing.publication_gap drop constraint publication_gap_listing_id_fkey;

-- Every home that the platform publishes, on the site or hidden.
create view listing.known as
  select id, reference, city, deal, platform_type_id, false as is_hidden from listing.listing
  union all
  select id, listing ->> 'reference', listing ->> 'city', (listing ->> 'deal')::listing.deal,
    (listing ->> 'platform_type_id')::integer, true
  from listing.hidden;
