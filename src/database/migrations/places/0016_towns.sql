-- Whether the agency keeps even the town of an unpublished address to itself, as its settings are published.
create function listing.hides_towns() returns boolean language sql stable as $$
  select coalesce(
    (select (document ->> 'hideCity')::boolean from content.published where language = 'nl' and key = 'settings'),
    false)
$$;

-- The street where it has a name of its own in that language; null: as in the main language. Filled by the next sync.
alter table listing.listing_text add column street text;
alter table listing.project_text add column street text;

-- What is needed to name, or not to name, the town of a home that is gone.
alter table listing.withdrawn
  add column country character(2) not null default 'BE',
  add column is_address_published boolean not null default false;
update listing.withdrawn set country = 'LU' where zip like 'L-%';
