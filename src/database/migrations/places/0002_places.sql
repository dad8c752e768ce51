-- Belgian and Luxembourg postal codes overlap: with the country in the indexes, a search by place still needs no row.
drop index listing.listing_newest;
create index listing_newest on listing.listing (deal, is_closed, created_at desc, id desc)
  include (type_id, extra_type_ids, zip, city_key, country, price_cents, bedrooms, garages, parkings, has_garden, has_terrace)
  where project_id is null;
drop index listing.listing_price;
create index listing_price on listing.listing (deal, is_closed, price_cents, id)
  include (type_id, extra_type_ids, zip, city_key, country, bedrooms, garages, parkings, has_garden, has_terrace)
  where project_id is null;
drop index listing.listing_zip;
create index listing_zip on listing.listing (deal, zip, is_closed, created_at desc, id desc)
  include (type_id, extra_type_ids, city_key, country, price_cents, bedrooms, garages, parkings, has_garden, has_terrace)
  where project_id is null;
drop index listing.listing_city;
create index listing_city on listing.listing (deal, city_key, is_closed, created_at desc, id desc)
  include (type_id, extra_type_ids, zip, country, price_cents, bedrooms, garages, parkings, has_garden, has_terrace)
  where project_id is null;

-- Finds a reference by how it begins too, whatever the database's order of letters.
drop index listing.listing_reference;
create index listing_reference on listing.listing (upper(reference) text_pattern_ops);
