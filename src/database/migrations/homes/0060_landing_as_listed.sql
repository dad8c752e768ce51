-- A landing page counts what its list shows: homes under option too.
drop index listing.listing_landing;
create index listing_landing on listing.listing (deal, shown_municipality_key)
  include (type_id, extra_type_ids, price_cents, price_unit, living_square_metres, plot_square_metres, energy_key)
  where project_id is null and status <= 'under-option';
