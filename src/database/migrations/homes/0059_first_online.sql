-- A home that was there before its history was noted: what is stored of its beginning is the day on which its platform
-- made it, not that of the upgrade. Some platforms give no such day; theirs is 1970.
update listing.history h
set seen_at = l.created_at
from listing.listing l
where l.id = h.listing_id and h.is_first_sync and l.created_at between '1990-01-01' and h.seen_at
  and not exists (
    select from listing.history earlier where earlier.listing_id = h.listing_id and earlier.seen_at < h.seen_at);

-- What the agency hides was not yet published when the history began: the amounts that nobody saw are taken out of it.
do $$ begin
  -- A table of the CMS, which a fresh database gets later.
  if to_regclass('public.settings_numbers') is not null then
    update listing.history h set price_cents = null
    from listing.listing l, public.settings_numbers hidden
    where l.id = h.listing_id and h.is_first_sync
      and hidden.path = 'ignoredMarquees' and hidden.number = l.marquee_id;
  end if;
end $$;
