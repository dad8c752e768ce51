-- Of a home that was sold or rented visitors know its town and no more, so no search may close in on it: like a hidden
-- address it has the point of its municipality. Where the exact one is still stored it has none until the next sync.
alter table listing.listing add column told_point geometry(Point, 4326) generated always as (
  case when is_address_published and status <= 'under-option' then public_point
    when is_town_shown and not is_point_exact and (exact_point is null or not public_point ~= exact_point)
      then public_point end
) stored;

create or replace view listing.public_listing as
select id, reference, deal, status, is_closed, kind, type_id, extra_type_ids, project_id,
  price_cents, price_band, is_price_published, is_price_shown, price_unit, marquee_id,
  case when is_price_shown then annuity end as annuity,
  case when is_address_published and not is_closed then street end as street,
  case when is_address_published and not is_closed then house_number end as house_number,
  case when is_address_published and not is_closed then box end as box,
  shown_zip as zip, case when is_town_shown then city else '' end as city, shown_city_key as city_key, country, region,
  shown_municipality_key as municipality_key, shown_province_key as province_key,
  is_address_published, is_town_shown, told_point as public_point,
  is_address_published and not is_closed and is_point_exact as is_point_exact,
  bedrooms, bathrooms, garages, parkings, living_square_metres, plot_square_metres, has_garden, has_terrace,
  construction_year, energy_kwh, energy_label, energy_key, is_new_build, is_furnished, has_lift,
  cover_url, created_at, changed_at, synced_at
from listing.listing;

-- Its indexes go with it.
alter table listing.listing drop column shown_point;
alter table listing.listing rename column told_point to shown_point;
create index listing_point_sale on listing.listing using gist (shown_point)
  where project_id is null and deal = 'sale';
create index listing_point_rent on listing.listing using gist (shown_point)
  where project_id is null and deal = 'rent';
