-- How the agency's own people get into the admin, beside what the CMS keeps of them.
create schema colleague;

-- Proof of who reads a mailbox. Only hashes of what was mailed are kept.
create table colleague.one_time (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  purpose text not null check (purpose in ('device', 'recovery', 'invitation')),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_by_email on colleague.one_time (email) where used_at is null;

-- Mails to write. Who asks for one writes a row whether or not the address is known: only the worker looks that up.
create table colleague.letter (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('device', 'recovery', 'invitation', 'password-changed', 'factor-reset')),
  email text not null check (email = lower(email)),
  language text not null,
  queued_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  tries smallint not null default 0,
  state text not null default 'pending' check (state in ('pending', 'done', 'dead')),
  done_at timestamptz
);
create index letter_due on colleague.letter (next_try_at) where state = 'pending';
