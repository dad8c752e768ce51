create schema sync;

create table sync.run (
  id integer primary key generated always as identity,
  kind text not null check (kind in ('full', 'incremental')),
  -- interrupted: the platform failed us; the next run goes on from here.
  -- flagged: it ended, but something was suspicious and nothing was removed.
  -- abandoned: it was interrupted too long ago to go on with.
  state text not null default 'running'
    check (state in ('running', 'interrupted', 'done', 'flagged', 'abandoned')),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Changes since this moment are asked for; null in a full run.
  since timestamptz,
  -- Rows of the platform's list that are safely stored: where a restarted run goes on.
  rows_done integer not null default 0,
  expected integer,
  seen integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  gone integer not null default 0,
  refused integer not null default 0,
  reason text
);
create unique index run_one_at_a_time on sync.run ((true)) where state in ('running', 'interrupted');
create index run_latest on sync.run (started_at desc);

create table sync.seen (
  run_id integer not null references sync.run on delete cascade,
  listing_id integer not null,
  primary key (run_id, listing_id)
);

-- Records the platform sent that we could not use, with the reason in words for the agency.
create table sync.quarantine (
  id integer primary key generated always as identity,
  -- As the platform wrote it; made up from the record when it sent none.
  platform_id text not null,
  run_id integer not null,
  reason text not null,
  record jsonb not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  unique (platform_id)
);

create schema http_cache;

-- Written in the transaction that changes a page's data; emptied once the caches have been told.
create table http_cache.purge (
  tag text primary key,
  queued_at timestamptz not null default clock_timestamp(),
  -- Told once; told again half a minute later for pages that were being made meanwhile, then forgotten.
  purged_at timestamptz
);
