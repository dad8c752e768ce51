-- How owners sign in. The names of `login` and `session` are those that better-auth reads and writes.
create schema owner_auth;

create table owner_auth.login (
  id text primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  language text not null,
  email_verified boolean not null default true,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table owner_auth.session (
  id text primary key,
  token text not null unique,
  user_id text not null references owner_auth.login on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ip_address text,
  user_agent text
);
create index session_by_login on owner_auth.session (user_id);

create table owner_auth.credential (
  login_id text primary key references owner_auth.login on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null default now()
);

create table owner_auth.passkey (
  -- The credential's own id, as the browser names it.
  id text primary key,
  login_id text not null references owner_auth.login on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_by_login on owner_auth.passkey (login_id);

-- What a browser has to sign; each is taken once. Without a login: whoever signs in.
create table owner_auth.challenge (
  challenge text primary key,
  login_id text references owner_auth.login on delete cascade,
  expires_at timestamptz not null
);

-- Proof of who reads a mailbox. Only hashes of what was mailed are kept.
create table owner_auth.one_time (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  purpose text not null check (purpose in ('invitation', 'recovery', 'link')),
  token_hash bytea not null unique,
  -- Of the one-time password, which only a recovery has.
  code_hash bytea,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_by_email on owner_auth.one_time (email) where used_at is null;

-- Mails to write. Who asks for one writes a row whether or not the address is known: only the worker looks that up.
create table owner_auth.letter (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invitation', 'recovery', 'link', 'changed')),
  email text not null check (email = lower(email)),
  language text not null,
  queued_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  tries smallint not null default 0,
  state text not null default 'pending' check (state in ('pending', 'done', 'dead')),
  done_at timestamptz
);
create index letter_due on owner_auth.letter (next_try_at) where state = 'pending';

-- The account of an invited address, made when its first mail is answered; null for who is not, or no longer, invited.
create function owner_auth.open_login(asked text) returns text language plpgsql security definer
  set search_path = owner_auth, owner, pg_temp as $$
declare
  opened text;
begin
  insert into login (id, email, name, language)
  select gen_random_uuid()::text, asked, h.name, h.language
  from home_owner h where h.email = asked and h.revoked_at is null
  order by h.invited_at desc limit 1
  on conflict (email) do nothing;
  select l.id into opened from login l
  where l.email = asked and exists (
    select from home_owner h where h.email = asked and h.revoked_at is null);
  if opened is not null then
    update home_owner set account_id = opened
    where email = asked and revoked_at is null and account_id is distinct from opened;
  end if;
  return opened;
end $$;
revoke execute on function owner_auth.open_login(text) from public;
