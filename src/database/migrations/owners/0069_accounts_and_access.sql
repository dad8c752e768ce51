-- Owners change their address themselves: the new mailbox confirms it, the old one is told.
alter table owner_auth.one_time drop constraint one_time_purpose_check;
alter table owner_auth.one_time add constraint one_time_purpose_check
  check (purpose in ('invitation', 'recovery', 'link', 'email'));
-- Whose address becomes `email`; of a change of address only.
alter table owner_auth.one_time add column login_id text references owner_auth.login on delete cascade;
alter table owner_auth.one_time add check ((purpose = 'email') = (login_id is not null));

alter table owner_auth.letter drop constraint letter_kind_check;
alter table owner_auth.letter add constraint letter_kind_check
  check (kind in ('invitation', 'recovery', 'link', 'changed', 'new-email', 'email-changed'));
-- Whose letter it is where the mailbox alone does not tell.
alter table owner_auth.letter add column login_id text references owner_auth.login on delete cascade;

-- Uses a mailed link once. Answers nothing when it was used, is too old, or the address has become another owner's.
create function owner_auth.change_email(asked bytea)
  returns table (account_id text, old_email text, new_email text, language text) language plpgsql security definer
  set search_path = owner_auth, owner, pg_temp as $$
declare
  who text;
  wanted text;
  known login;
begin
  update one_time set used_at = now()
  where token_hash = asked and purpose = 'email' and used_at is null and expires_at > now()
  returning login_id, email into who, wanted;
  if who is null then return; end if;
  if exists (select from login l where l.email = wanted and l.id <> who) or exists (
    select from home_owner h where h.email = wanted and h.revoked_at is null and h.account_id is distinct from who)
  then return; end if;
  select * into known from login l where l.id = who for update;
  delete from home_owner h where h.email = wanted and h.revoked_at is not null
    and exists (select from home_owner own where own.listing_id = h.listing_id and own.account_id = who);
  update login set email = wanted, updated_at = now() where id = who;
  update home_owner h set email = wanted where h.account_id = who;
  -- What was mailed to the old address opens nothing any more.
  update one_time set used_at = now() where email = known.email and used_at is null;
  return query select who, known.email, wanted, known.language;
end $$;
revoke execute on function owner_auth.change_email(bytea) from public;

create function owner_auth.change_language(who text, wanted text) returns void language sql security definer
  set search_path = owner_auth, owner, pg_temp as $$
  update owner_auth.login set language = wanted, updated_at = now() where id = who;
  update owner.home_owner set language = wanted where account_id = who
$$;
revoke execute on function owner_auth.change_language(text, text) from public;

-- Who named an owner, by which address the platform knows them, and what ended their view.
alter table owner.home_owner add column named_by text not null default 'agency' check (named_by in ('agency', 'platform'));
alter table owner.home_owner add column named_email text;
alter table owner.home_owner add column ended_by text check (ended_by in ('agency', 'platform', 'closed'));

-- Since when the home is sold, let or off the site.
alter table owner.home add column closed_at timestamptz;
update owner.home set closed_at = now() where status in ('sold', 'rented') or not is_online;

-- Ends one owner's view of one home. With the last home goes the account: sessions, password and passkeys.
create function owner.end_access(who bigint, why text) returns boolean language plpgsql security definer
  set search_path = owner, owner_auth, pg_temp as $$
declare
  ended text;
begin
  update home_owner set revoked_at = now(), account_id = null, ended_by = why
  where id = who and revoked_at is null returning email into ended;
  if ended is null then return false; end if;
  if not exists (select from home_owner where email = ended and revoked_at is null) then
    delete from login where email = ended;
    update one_time set used_at = now() where email = ended and used_at is null;
  end if;
  return true;
end $$;
revoke execute on function owner.end_access(bigint, text) from public;

-- The same as before, with when somebody looked and whether they stopped the weekly mail.
create or replace function rights.owner_data_of(asked text) returns jsonb language sql stable security definer
  set search_path = owner, owner_auth, pg_temp as $$
  select case when exists (select from home_owner where email = asked)
      or exists (select from login where email = asked) then jsonb_build_object(
    'homes', (select coalesce(jsonb_agg(jsonb_build_object('listing', h.listing_id, 'name', h.name, 'language', h.language,
        'invitedAt', h.invited_at, 'revokedAt', h.revoked_at, 'endedBy', h.ended_by,
        'weeklyMailStoppedAt', (select s.stopped_at from digest_stop s where s.home_owner_id = h.id)) order by h.id), '[]')
      from home_owner h where h.email = asked),
    'account', (select jsonb_build_object('name', l.name, 'language', l.language, 'createdAt', l.created_at,
        'hasPassword', exists (select from credential c where c.login_id = l.id)) from login l where l.email = asked),
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('createdAt', s.created_at, 'lastSeenAt', s.last_seen_at,
        'ipAddress', s.ip_address, 'userAgent', s.user_agent) order by s.created_at), '[]')
      from session s join login l on l.id = s.user_id where l.email = asked),
    'passkeys', (select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'createdAt', p.created_at,
        'lastUsedAt', p.last_used_at) order by p.created_at), '[]')
      from passkey p join login l on l.id = p.login_id where l.email = asked),
    'looks', (select coalesce(jsonb_agg(jsonb_build_object('listing', k.listing_id, 'lookedAt', k.looked_at)
        order by k.listing_id), '[]')
      from look k join login l on l.id = k.account_id where l.email = asked),
    'replies', (select coalesce(jsonb_agg(jsonb_build_object('listing', r.listing_id, 'answer', r.answer,
        'text', r.text, 'at', r.at) order by r.id), '[]')
      from reply r join login l on l.id = r.account_id where l.email = asked)) end
$$;

-- The same as before, with the links by which somebody asked for their data: the agency's erasure ends those too.
create or replace function rights.erase_owner_of(asked text) returns integer language plpgsql security definer
  set search_path = owner, owner_auth, pg_temp as $$
declare
  homes integer;
begin
  delete from reply r using login l where l.email = asked and r.account_id = l.id;
  delete from look k using login l where l.email = asked and k.account_id = l.id;
  delete from login where email = asked;
  delete from one_time where email = asked;
  delete from owner_auth.letter where email = asked;
  delete from rights.link where email = asked;
  with gone as (delete from home_owner where email = asked returning 1) select count(*) into homes from gone;
  return homes;
end $$;
