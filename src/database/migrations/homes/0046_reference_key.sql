-- A reference as it is compared, whatever is typed between its letters and figures: H-0007, h 0007 and H0007 are one.
create function listing.reference_key(reference text) returns text language sql immutable as $$
  select upper(regexp_replace(reference, '[^[:alnum:]]', '', 'g'))
$$;

-- Its figures alone, for who leaves out the letters: 0007.
create function listing.reference_figures(reference text) returns text language sql immutable as $$
  select regexp_replace(reference, '[^0-9]', '', 'g')
$$;

create index listing_reference_key on listing.listing (listing.reference_key(reference) text_pattern_ops);
create index listing_reference_figures on listing.listing (listing.reference_figures(reference));
drop index listing.listing_reference;
