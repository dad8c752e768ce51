-- What a home was offered for and whether it could be had, since each moment at which a sync saw a change. Only a price
-- that visitors could see at that moment is kept. It outlives the home's row, so that a home that comes back has its past.
create table listing.history (
  listing_id integer not null,
  seen_at timestamptz not null default now(),
  -- Null: not on the site.
  status listing.status,
  price_cents bigint,
  -- Already there when the history began: nobody knows since when.
  is_first_sync boolean not null,
  primary key (listing_id, seen_at)
);

insert into listing.history (listing_id, status, price_cents, is_first_sync)
select id, status, price_cents, true from listing.listing;

-- Nothing of a home whose price is hidden or on request, and no amounts of one whose price is no longer told.
create view listing.public_history with (security_barrier) as
select h.listing_id, h.seen_at, h.status, case when l.is_price_shown then h.price_cents end as price_cents,
  h.is_first_sync
from listing.history h join listing.listing l on l.id = h.listing_id
where case when l.is_price_shown then l.price_cents is not null or l.annuity is not null
  else l.is_closed and l.is_price_published end;
