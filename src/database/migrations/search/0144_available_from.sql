-- From when one can live there, where the platform names a day: lists of homes to rent are filtered by it.
alter table listing.listing add column available_from date;
update listing.listing home set available_from = (detail.facts ->> 'availableFrom')::date
from listing.listing_detail detail
where detail.listing_id = home.id and detail.facts ->> 'availableFrom' ~ '^\d{4}-\d\d-\d\d$';

-- What alerts remember of these homes was written without the day: it is no news.
update lead.matched_home known set search_facts = null
from listing.listing home
where home.id = known.listing_id and home.available_from is not null;

create or replace view listing.public_listing as
select id, reference, deal, status, is_closed, kind, type_id, extra_type_ids, project_id,
  price_cents, price_band, is_price_published, is_price_shown, price_unit, marquee_id,
  case when is_price_shown then annuity end as annuity,
  case when is_address_published and not is_closed then street end as street,
  case when is_address_published and not is_closed then house_number end as house_number,
  case when is_address_published and not is_closed then box end as box,
  shown_zip as zip, case when is_town_shown then city else '' end as city, shown_city_key as city_key, country, region,
  shown_municipality_key as municipality_key, shown_province_key as province_key,
  is_address_published, is_town_shown, shown_point as public_point,
  is_address_published and not is_closed and is_point_exact as is_point_exact,
  bedrooms, bathrooms, garages, parkings, living_square_metres, plot_square_metres, has_garden, has_terrace,
  construction_year, energy_kwh, energy_label, energy_key, is_new_build, is_furnished, has_lift,
  cover_url, created_at, changed_at, synced_at, available_from
from listing.listing;

-- Counting by a day needs no look at the homes themselves.
drop index listing.listing_newest;
create index listing_newest on listing.listing (deal, status, created_at desc, id desc)
  include (type_id, extra_type_ids, shown_zip, shown_city_key, country, shown_municipality_key, shown_province_key,
    price_cents, price_band, bedrooms, garages, parkings, has_garden, has_terrace, living_square_metres,
    plot_square_metres, energy_key, is_new_build, is_furnished, has_lift, available_from)
  where project_id is null;
