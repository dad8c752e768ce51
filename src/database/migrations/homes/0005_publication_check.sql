-- What a home's advertisement lacks, for the agency's eyes only. The rules are in src/domain/listing/publication-check.ts.
create table listing.publication_gap (
  listing_id integer not null references listing.listing on delete cascade,
  field text not null,
  severity text not null check (severity in ('must', 'should')),
  -- Whose law was applied; null outside Belgium and Luxembourg.
  region text,
  first_seen_at timestamptz not null default now(),
  primary key (listing_id, field)
);
create index publication_gap_severity on listing.publication_gap (severity, listing_id);

-- One row: when the homes were last looked at.
create table listing.publication_check (
  is_last boolean primary key default true check (is_last),
  -- When the look began: what is stored after it has not been seen.
  checked_at timestamptz not null
);
