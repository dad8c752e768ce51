-- What happened to a home: it came online, its price or status changed, it left. One row for each moment, with what it
-- was from then on.
alter table listing.history rename to event;
alter table listing.event rename column seen_at to at;
alter table listing.event rename constraint history_pkey to event_pkey;
alter table listing.event
  -- The price as the platform gave it, hidden or not: for the agency alone.
  add column given_price_cents bigint,
  -- Nothing changed that visitors could see: a price that is hidden from them became another.
  add column is_hidden_change boolean not null default false;

update listing.event set given_price_cents = price_cents;
-- What is stored of a home now is what its last event began.
update listing.event e set given_price_cents = l.given_price_cents
from listing.listing l
where l.id = e.listing_id and e.status is not null
  and not exists (select from listing.event later where later.listing_id = e.listing_id and later.at > e.at);

drop view listing.public_history;
-- Nothing of a home whose price is hidden or on request, and no amounts of one whose price is no longer told.
create view listing.public_event with (security_barrier) as
select e.listing_id, e.at, e.status, case when l.is_price_shown then e.price_cents end as price_cents, e.is_first_sync
from listing.event e join listing.listing l on l.id = e.listing_id
where not e.is_hidden_change and
  case when l.is_price_shown then l.price_cents is not null or l.annuity is not null
    else l.is_closed and l.is_price_published end;

-- Processes of the last release go on reading and writing under the old names until the roll-out is over.
create view listing.history as
  select listing_id, at as seen_at, status, price_cents, is_first_sync from listing.event;
create view listing.public_history with (security_barrier) as
  select listing_id, at as seen_at, status, price_cents, is_first_sync from listing.public_event;
