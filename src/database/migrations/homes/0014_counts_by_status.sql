-- A price that visitors do not see is in no filter, order, band or match: price_cents is the shown price, null where a
-- marquee or the status hides it. given_price_cents is what the platform published.
alter table listing.listing add column given_price_cents bigint;

create function listing.shown_price(cents bigint, status listing.status, marquee_id integer) returns bigint
language sql stable as $$
  select case
    when cents <= 0 or status in ('sold', 'rented') then null
    -- The setting is the same in every language.
    when marquee_id is not null and exists (
      select from content.published p
      where p.language = 'nl' and p.key = 'settings' and p.document -> 'ignoredMarquees' @> to_jsonb(marquee_id)
    ) then null
    else cents end
$$;

create function listing.set_shown_price() returns trigger language plpgsql as $$
begin
  new.price_cents := listing.shown_price(new.given_price_cents, new.status, new.marquee_id);
  return new;
end $$;

drop trigger tally_insert on listing.listing;
drop trigger tally_delete on listing.listing;
drop trigger tally_update_old on listing.listing;
drop trigger tally_update_new on listing.listing;
drop trigger place_tallies_insert on listing.listing;
drop trigger place_tallies_delete on listing.listing;
drop trigger place_tallies_update_old on listing.listing;
drop trigger place_tallies_update_new on listing.listing;
drop function listing.add_to_tally;
drop function listing.take_from_tally;
drop function listing.add_to_place_tallies;
drop function listing.take_from_place_tallies;

create trigger shown_price before insert or update on listing.listing
  for each row execute function listing.set_shown_price();
update listing.listing set given_price_cents = price_cents;

-- Three counters per row instead of one: what can be bought or rented, what is under option, what is sold or rented.
alter table listing.tally rename column homes to available;
alter table listing.tally
  add column under_option integer not null default 0,
  add column closed integer not null default 0;
alter table listing.place_tally rename column homes to available;
alter table listing.place_tally
  add column under_option integer not null default 0,
  add column closed integer not null default 0;
alter table listing.price_tally rename column homes to available;
alter table listing.price_tally
  add column under_option integer not null default 0,
  add column closed integer not null default 0;

create function listing.add_to_tallies() returns trigger language plpgsql as $$
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
  select deal, province_key, municipality_key, country, zip, type_id, extra_type_ids,
    count(*) filter (where status = 'available'), count(*) filter (where status = 'under-option'),
    count(*) filter (where is_closed)
  from new_rows where project_id is null
  group by 1, 2, 3, 4, 5, 6, 7
  on conflict (deal, province_key, municipality_key, zip, country, type_id, extra_type_ids)
  do update set available = tally.available + excluded.available,
    under_option = tally.under_option + excluded.under_option, closed = tally.closed + excluded.closed;
  insert into listing.price_tally as tally
    (deal, province_key, municipality_key, type_id, price_band, extra_type_ids, available, under_option, closed)
  select deal, province_key, municipality_key, type_id, price_band, extra_type_ids,
    count(*) filter (where status = 'available'), count(*) filter (where status = 'under-option'),
    count(*) filter (where is_closed)
  from new_rows where project_id is null
  group by 1, 2, 3, 4, 5, 6
  on conflict (deal, province_key, municipality_key, type_id, price_band, extra_type_ids)
  do update set available = tally.available + excluded.available,
    under_option = tally.under_option + excluded.under_option, closed = tally.closed + excluded.closed;
  return null;
end $$;

create function listing.take_from_tallies() returns trigger language plpgsql as $$
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
  select deal, province_key, municipality_key, country, zip, type_id, extra_type_ids,
    -count(*) filter (where status = 'available'), -count(*) filter (where status = 'under-option'),
    -count(*) filter (where is_closed)
  from old_rows where project_id is null
  group by 1, 2, 3, 4, 5, 6, 7
  on conflict (deal, province_key, municipality_key, zip, country, type_id, extra_type_ids)
  do update set available = tally.available + excluded.available,
    under_option = tally.under_option + excluded.under_option, closed = tally.closed + excluded.closed;
  insert into listing.price_tally as tally
    (deal, province_key, municipality_key, type_id, price_band, extra_type_ids, available, under_option, closed)
  select deal, province_key, municipality_key, type_id, price_band, extra_type_ids,
    -count(*) filter (where status = 'available'), -count(*) filter (where status = 'under-option'),
    -count(*) filter (where is_closed)
  from old_rows where project_id is null
  group by 1, 2, 3, 4, 5, 6
  on conflict (deal, province_key, municipality_key, type_id, price_band, extra_type_ids)
  do update set available = tally.available + excluded.available,
    under_option = tally.under_option + excluded.under_option, closed = tally.closed + excluded.closed;
  return null;
end $$;

create trigger tallies_insert after insert on listing.listing
  referencing new table as new_rows for each statement execute function listing.add_to_tallies();
create trigger tallies_delete after delete on listing.listing
  referencing old table as old_rows for each statement execute function listing.take_from_tallies();
create trigger tallies_update_old after update on listing.listing
  referencing old table as old_rows for each statement execute function listing.take_from_tallies();
create trigger tallies_update_new after update on listing.listing
  referencing new table as new_rows for each statement execute function listing.add_to_tallies();

truncate listing.tally, listing.place_tally, listing.price_tally;
insert into listing.tally (deal, type_id, price_band, bedrooms, garages, parkings, has_garden, has_terrace, extra_type_ids, available, under_option, closed)
select deal, type_id, price_band, bedrooms, garages, parkings, has_garden, has_terrace, extra_type_ids,
  count(*) filter (where status = 'available'), count(*) filter (where status = 'under-option'),
  count(*) filter (where is_closed)
from listing.listing where project_id is null
group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
insert into listing.place_tally (deal, province_key, municipality_key, country, zip, type_id, extra_type_ids, available, under_option, closed)
select deal, province_key, municipality_key, country, zip, type_id, extra_type_ids,
  count(*) filter (where status = 'available'), count(*) filter (where status = 'under-option'),
  count(*) filter (where is_closed)
from listing.listing where project_id is null
group by 1, 2, 3, 4, 5, 6, 7;
insert into listing.price_tally (deal, province_key, municipality_key, type_id, price_band, extra_type_ids, available, under_option, closed)
select deal, province_key, municipality_key, type_id, price_band, extra_type_ids,
  count(*) filter (where status = 'available'), count(*) filter (where status = 'under-option'),
  count(*) filter (where is_closed)
from listing.listing where project_id is null
group by 1, 2, 3, 4, 5, 6;

-- Lists show what is available, then what is under option: the order in which the type listing.status names them.
-- Sold and rented homes have a list of their own.
drop index listing.listing_newest, listing.listing_price, listing.listing_zip, listing.listing_city, listing.listing_band,
  listing.listing_municipality, listing.listing_province, listing.listing_by_city, listing.listing_by_type,
  listing.listing_living, listing.listing_plot, listing.listing_energy, listing.listing_new_build,
  listing.listing_furnished, listing.listing_lift;
create index listing_newest on listing.listing (deal, status, created_at desc, id desc)
  include (type_id, extra_type_ids, zip, city_key, country, municipality_key, province_key, price_cents, price_band,
    bedrooms, garages, parkings, has_garden, has_terrace, living_square_metres, plot_square_metres, energy_key,
    is_new_build, is_furnished, has_lift)
  where project_id is null;
create index listing_closed on listing.listing (deal, created_at desc, id desc)
  where project_id is null and is_closed;
create index listing_price on listing.listing (deal, status, price_cents, id)
  include (type_id, extra_type_ids, zip, city_key, country, bedrooms, garages, parkings, has_garden, has_terrace)
  where project_id is null;
create index listing_zip on listing.listing (deal, zip, status, created_at desc, id desc)
  include (type_id, extra_type_ids, city_key, country, price_cents, price_band, bedrooms, garages, parkings, has_garden,
    has_terrace)
  where project_id is null;
create index listing_city on listing.listing (deal, city_key, status, created_at desc, id desc)
  include (type_id, extra_type_ids, zip, country, price_cents, bedrooms, garages, parkings, has_garden, has_terrace)
  where project_id is null;
create index listing_municipality on listing.listing (deal, municipality_key, status, created_at desc, id desc)
  include (type_id, extra_type_ids, zip, price_cents, price_band, bedrooms, garages, parkings, has_garden, has_terrace)
  where project_id is null;
create index listing_province on listing.listing (deal, province_key, status, created_at desc, id desc)
  include (type_id, extra_type_ids, municipality_key, price_cents, price_band, bedrooms, garages, parkings, has_garden,
    has_terrace)
  where project_id is null;
create index listing_band on listing.listing (deal, price_band, price_cents)
  include (status, type_id, extra_type_ids, municipality_key, province_key, bedrooms, garages, parkings, has_garden,
    has_terrace)
  where project_id is null;
create index listing_by_city on listing.listing (deal, status, city_key collate "C", created_at desc, id desc)
  where project_id is null;
create index listing_by_type on listing.listing (deal, status, type_id, created_at desc, id desc)
  where project_id is null;
create index listing_living on listing.listing (deal, living_square_metres)
  include (status, type_id, extra_type_ids, municipality_key, price_cents, price_band, bedrooms, energy_key)
  where project_id is null;
create index listing_plot on listing.listing (deal, plot_square_metres)
  include (status, type_id, extra_type_ids, municipality_key, price_cents, price_band, bedrooms, energy_key)
  where project_id is null;
create index listing_energy on listing.listing (deal, energy_key, status, created_at desc, id desc)
  where project_id is null;
create index listing_new_build on listing.listing (deal, status, created_at desc, id desc)
  where project_id is null and is_new_build;
create index listing_furnished on listing.listing (deal, status, created_at desc, id desc)
  where project_id is null and is_furnished;
create index listing_lift on listing.listing (deal, status, created_at desc, id desc)
  where project_id is null and has_lift;
