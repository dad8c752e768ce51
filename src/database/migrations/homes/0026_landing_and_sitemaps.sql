-- The figures of a landing page, read from this index alone: homes of one type that can be had in one municipality.
create index listing_landing on listing.listing (deal, shown_municipality_key)
  include (type_id, extra_type_ids, price_cents, price_unit, living_square_metres, plot_square_metres, energy_key)
  where project_id is null and status = 'available';

-- A sitemap walks through the homes by their number, and names each by its type in every language.
create index listing_open on listing.listing (id) where not is_closed;
create index listing_text_type on listing.listing_text (listing_id, language) include (type_name);
