-- What a home sold for a life annuity asks: {"bouquetCents", "rentCents", "occupancy"}; null for any other home.
-- Its bouquet is no price, so it leaves the column by which homes are searched, sorted and counted.
alter table listing.listing add column annuity jsonb;

update listing.listing l
set given_price_cents = null,
  annuity = case when l.given_price_cents > 0 or (d.facts ->> 'viagerPension')::numeric > 0 then jsonb_build_object(
    'bouquetCents', case when l.given_price_cents > 0 then l.given_price_cents end,
    'rentCents', case when (d.facts ->> 'viagerPension')::numeric > 0
      then round((d.facts ->> 'viagerPension')::numeric * 100)::bigint end,
    'occupancy', case d.facts ->> 'viagerType' when '1' then 'occupied' when '2' then 'free' end)
  end
from listing.listing_detail d
where d.listing_id = l.id and l.deal = 'sale' and l.is_price_published and d.facts ->> 'hasViager' = 'true';
