-- What the law lets people ask about themselves: all that is held, or that nothing is held any more.
create schema rights;

-- Proof of who reads a mailbox. The mailed token is changed for another when it is opened, so that it works once; only
-- hashes are kept.
create table rights.link (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  language text not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  opened_at timestamptz
);

-- Mails to write. Who asks for a link writes a row whether or not the address is known: only the worker looks that up.
create table rights.letter (
  id uuid primary key default gen_random_uuid(),
  -- To the person: the link, and word that all is erased. To the agency: what is left to erase elsewhere.
  kind text not null check (kind in ('link', 'erased', 'agency')),
  email text not null check (email = lower(email)),
  language text not null,
  queued_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  tries smallint not null default 0,
  state text not null default 'pending' check (state in ('pending', 'dead'))
);
create index letter_due on rights.letter (next_try_at) where state = 'pending';

-- What was erased besides leads, what had to stay for now, and who asked.
alter table lead.erasure add column owner_homes integer not null default 0;
alter table lead.erasure add column kept_offers integer not null default 0;
alter table lead.erasure add column asked_by text not null default 'agency'
  check (asked_by in ('agency', 'person'));

-- All that is held about somebody as the owner of a home.
create function rights.owner_data_of(asked text) returns jsonb language sql stable
  set search_path = owner, owner_auth, pg_temp as $$
  select case when exists (select from home_owner where email = asked)
      or exists (select from login where email = asked) then jsonb_build_object(
    'homes', (select coalesce(jsonb_agg(jsonb_build_object('listing', listing_id, 'name', name, 'language', language,
        'invitedAt', invited_at, 'revokedAt', revoked_at) order by id), '[]') from home_owner where email = asked),
    'account', (select jsonb_build_object('name', l.name, 'language', l.language, 'createdAt', l.created_at,
        'hasPassword', exists (select from credential c where c.login_id = l.id)) from login l where l.email = asked),
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('createdAt', s.created_at, 'lastSeenAt', s.last_seen_at,
        'ipAddress', s.ip_address, 'userAgent', s.user_agent) order by s.created_at), '[]')
      from session s join login l on l.id = s.user_id where l.email = asked),
    'passkeys', (select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'createdAt', p.created_at,
        'lastUsedAt', p.last_used_at) order by p.created_at), '[]')
      from passkey p join login l on l.id = p.login_id where l.email = asked),
    'replies', (select coalesce(jsonb_agg(jsonb_build_object('listing', r.listing_id, 'answer', r.answer,
        'text', r.text, 'at', r.at) order by r.id), '[]')
      from reply r join login l on l.id = r.account_id where l.email = asked)) end
$$;

-- Deletes the account and every right to follow a home; answers how many homes that were.
create function rights.erase_owner_of(asked text) returns integer language plpgsql
  set search_path = owner, owner_auth, pg_temp as $$
declare
  homes integer;
begin
  delete from reply r using login l where l.email = asked and r.account_id = l.id;
  delete from look k using login l where l.email = asked and k.account_id = l.id;
  delete from login where email = asked;
  delete from one_time where email = asked;
  delete from owner_auth.letter where email = asked;
  with gone as (delete from home_owner where email = asked returning 1) select count(*) into homes from gone;
  return homes;
end $$;

-- The same for whoever opened a mailed link: the process that answers visitors may ask for nobody else.
create function rights.owner_data(opened bytea) returns jsonb language sql stable security definer
  set search_path = rights, pg_temp as $$
  select rights.owner_data_of(email) from link
  where token_hash = opened and opened_at is not null and expires_at > now()
$$;
create function rights.erase_owner(opened bytea) returns integer language sql security definer
  set search_path = rights, pg_temp as $$
  select rights.erase_owner_of(email) from link
  where token_hash = opened and opened_at is not null and expires_at > now()
$$;
revoke execute on function rights.owner_data_of(text), rights.erase_owner_of(text) from public;
revoke execute on function rights.owner_data(bytea), rights.erase_owner(bytea) from public;

-- A visitor whose name was kept long enough is only a number.
alter table owner.visitor alter column name drop not null;
