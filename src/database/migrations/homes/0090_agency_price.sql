-- What a home is asked for where no shown price says it: one that the platform does not publish, and the two sums of an
-- annuity. For the agency alone; no view has it. Null where the price itself stands in given_price_cents, and of what was
-- noted before this was.
alter table listing.event add column agency_price jsonb;
