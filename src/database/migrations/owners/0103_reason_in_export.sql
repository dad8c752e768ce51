-- The same as before, with why a visit did not suit.
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
        'reason', r.reason, 'text', r.text, 'at', r.at) order by r.id), '[]')
      from reply r join login l on l.id = r.account_id where l.email = asked)) end
$$;
