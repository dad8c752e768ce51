-- What a platform answered last about each home, for a platform that may not answer again: it can then be read anew.
create table sync.answer (
  platform text not null,
  external_id text not null,
  record jsonb not null,
  asked_at timestamptz not null,
  primary key (platform, external_id)
);
