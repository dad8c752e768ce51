-- The second step of signing in to the admin. Secrets are sealed with a key that is not in the database.
create table colleague.factor (
  -- Of the CMS, whose tables come after ours.
  user_id integer primary key,
  secret bytea not null,
  -- The step of the last code: each is taken once.
  last_step bigint not null,
  confirmed_at timestamptz not null default now()
);

create table colleague.recovery_code (
  user_id integer not null references colleague.factor on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
