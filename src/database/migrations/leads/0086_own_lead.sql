-- The process that answers visitors reads and changes one lead at a time: whoever shows a signed link names it, and it is
-- the only one there is. See docs/decisions/0050-one-lead-at-a-time.md.

-- The leads that a transaction may see: src/features/leads/own-lead.ts names them. Nobody guesses the number of another.
create function lead.opened() returns uuid[] language sql stable parallel safe
  return string_to_array(current_setting('gevel.leads', true), ',')::uuid[];

alter table lead.lead enable row level security;
alter table lead.delivery enable row level security;
alter table lead.event enable row level security;
alter table lead.note enable row level security;
alter table lead.letter enable row level security;
alter table lead.reply enable row level security;
alter table lead.picture enable row level security;
alter table lead.document_release enable row level security;
alter table lead.demand enable row level security;
alter table lead.demand_place enable row level security;
alter table lead.demand_match enable row level security;
alter table lead.appointment enable row level security;
alter table lead.subscription enable row level security;

create policy own_lead on lead.lead using (id = any (lead.opened()));
create policy own_lead on lead.delivery using (lead_id = any (lead.opened()));
create policy own_lead on lead.event using (lead_id = any (lead.opened()));
create policy own_lead on lead.note using (lead_id = any (lead.opened()));
create policy own_lead on lead.letter using (lead_id = any (lead.opened()));
create policy own_lead on lead.reply using (lead_id = any (lead.opened()));
create policy own_lead on lead.picture using (lead_id = any (lead.opened()));
create policy own_lead on lead.document_release using (lead_id = any (lead.opened()));
create policy own_lead on lead.demand using (id = any (lead.opened()));
create policy own_lead on lead.demand_place using (demand_id = any (lead.opened()));
create policy own_lead on lead.demand_match using (demand_id = any (lead.opened()));
create policy own_lead on lead.appointment using (id = any (lead.opened()));
create policy own_lead on lead.subscription using (lead_id = any (lead.opened()));

-- Whoever saves a lead goes on with it in the same transaction.
create function lead.open_saved() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform set_config('gevel.leads', concat_ws(',', nullif(current_setting('gevel.leads', true), ''), new.id), true);
  return new;
end $$;
create trigger open_saved before insert on lead.lead for each row when (current_user = 'gevel_web')
  execute function lead.open_saved();

-- What has to be known of other leads. Each answers one question and names nobody.

-- The lead that the same form with the same answers became: both are hashes or random.
create function lead.repeated(form_key text, answers_key text) returns uuid language sql stable security definer
  set search_path = pg_catalog, pg_temp as $$
  select l.id from lead.lead l where l.idempotency_key = form_key and l.answers_hash = answers_key
$$;

-- The places that were taken here and are not yet in the platform's own count.
create function lead.held_places(home integer, counted_at timestamptz) returns table (slot_id text, held bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.slot_id, count(*)
  from lead.appointment a
  left join lead.delivery d on d.lead_id = a.holder_id and d.channel = 'platform'
  where a.listing_id = home and a.state = 'booked' and (d.state is distinct from 'done' or d.done_at >= counted_at)
  group by a.slot_id
$$;

-- A visit that is over stands in nobody's way.
create function lead.end_past_visit(home integer, person text, moment timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  update lead.appointment a set person_key = null
  where a.listing_id = home and a.person_key = person and a.state = 'booked' and a.ends_at <= moment
$$;

-- Which moment somebody holds goes to their own address only.
create function lead.remind_of_visit(home integer, person text, moment timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into lead.letter (lead_id, kind, queued_at, next_try_at)
  select a.id, 'appointment-reminder', moment, moment from lead.appointment a
  where a.listing_id = home and a.person_key = person and a.state = 'booked'
$$;

-- Whether the person of this demand has another one that the platform knows.
create function lead.has_other_demand(asked uuid) returns boolean language sql stable security definer
  set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from lead.lead own
    join lead.lead other on other.email_key = own.email_key and other.id <> own.id
    join lead.demand d on d.id = other.id and d.is_active and d.search is null
    where own.id = asked)
$$;

-- One address is on the list once, whichever of its leads asked for it.
create function lead.is_subscribed(asked uuid) returns boolean language sql stable security definer
  set search_path = pg_catalog, pg_temp as $$
  select exists (select from lead.subscription s join lead.lead own on own.email_key = s.email_key where own.id = asked)
$$;
-- Answers whether this lead had not put it there before.
create function lead.subscribe(asked uuid, moment timestamptz) returns boolean language sql security definer
  set search_path = pg_catalog, pg_temp as $$
  with confirmed as (
    insert into lead.subscription as known (email_key, lead_id, confirmed_at)
    select own.email_key, own.id, moment from lead.lead own
    where own.id = asked and own.kind = 'newsletter' and own.email_key is not null
    on conflict (email_key) do update set lead_id = excluded.lead_id, confirmed_at = excluded.confirmed_at
    where known.lead_id <> excluded.lead_id returning 1)
  select exists (select from confirmed)
$$;
-- Takes the address of this lead off the list, with every time that it asked to be on it.
create function lead.unsubscribe(asked uuid) returns void language sql security definer
  set search_path = pg_catalog, pg_temp as $$
  delete from lead.subscription s using lead.lead own where own.id = asked and s.email_key = own.email_key;
  delete from lead.lead l using lead.lead own
  where own.id = asked and l.kind = 'newsletter' and l.email_key = own.email_key
$$;

-- Whether the same person asked for these documents of this home since then.
create function lead.is_asked_before(asked uuid, since timestamptz) returns boolean language sql stable security definer
  set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from lead.lead own
    join lead.lead earlier on earlier.email_key = own.email_key and earlier.listing_id = own.listing_id
      and earlier.kind = own.kind and earlier.id <> own.id
    where own.id = asked and earlier.answers -> 'documents' @> (own.answers -> 'documents')
      and earlier.created_at > since)
$$;

-- The only way to an unpublished document for who reads as a visitor: through the lead it was released for, for fourteen
-- days, by whatever link. As daysValid in src/domain/lead/link-purpose.ts, which a test compares it with.
drop view lead.released_document;
create function lead.released_documents(asked uuid) returns table (document jsonb, "position" bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select found.document, found.position
  from lead.document_release r
  join lead.lead l on l.id = r.lead_id
  join listing.listing_detail d on d.listing_id = l.listing_id,
  jsonb_array_elements(d.documents) with ordinality found (document, position)
  where r.lead_id = asked and (found.document ->> 'id')::int = r.document_id
    and r.released_at > now() - interval '14 days'
$$;

-- Whether a visit was answered with this form; null when nobody answered it yet.
create function owner.is_answered_with(visit bigint, moment timestamptz, form_key text) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(l.idempotency_key = form_key, false)
  from owner.reply r left join lead.lead l on l.id = r.lead_id
  where r.happening_id = visit and r.visit_at = moment
$$;

-- What is held about who opened a mailed link. The hash of the link is the question: no list of links can be read.
create function rights.find_link(given bytea) returns table (email text, language text, is_opened boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select l.email, l.language, l.opened_at is not null from rights.link l
  where l.token_hash = given and l.expires_at > now()
$$;
create function rights.open_link(mailed bytea, next bytea, minutes integer) returns boolean
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  with opened as (
    update rights.link set token_hash = next, opened_at = now(), expires_at = now() + make_interval(mins => minutes)
    where token_hash = mailed and opened_at is null and expires_at > now() returning 1)
  select exists (select from opened)
$$;
-- Of two who press at the same moment the second waits, and finds nothing any more.
create function rights.hold_link(opened bytea) returns boolean language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  perform from rights.link l where l.token_hash = opened and l.opened_at is not null and l.expires_at > now() for update;
  return found;
end $$;
create function rights.end_links(opened bytea) returns void language sql security definer
  set search_path = pg_catalog, pg_temp as $$
  delete from rights.link l using rights.link own where own.token_hash = opened and l.email = own.email
$$;

create function rights.email_of(opened bytea) returns text language sql stable security definer
  set search_path = pg_catalog, pg_temp as $$
  select l.email from rights.link l
  where l.token_hash = opened and l.opened_at is not null and l.expires_at > now()
$$;
-- As isOfPerson in src/features/leads/privacy/person-leads.ts: what they sent, also as the second buyer of an offer.
create function rights.leads(opened bytea) returns uuid[] language sql stable security definer
  set search_path = pg_catalog, pg_temp as $$
  select coalesce(array_agg(l.id), '{}') from lead.lead l, rights.email_of(opened) person
  where l.email_key = person or (l.answers ? 'emailB' and lower(l.answers ->> 'emailB') = person)
$$;
create function rights.testimonials(opened bytea) returns table (article_id integer, drafted_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select t.article_id, t.drafted_at from lead.testimonial t where t.email_key = rights.email_of(opened)
$$;

-- From now on nothing tells whose articles they were; the worker takes them off the site. Answers how many.
create function rights.withdraw_testimonials_of(asked text) returns integer language sql
  set search_path = pg_catalog, pg_temp as $$
  with gone as (delete from lead.testimonial where email_key = asked returning article_id), noted as (
    insert into lead.withdrawn_article (article_id) select article_id from gone on conflict do nothing returning 1)
  select count(*)::int from noted
$$;
-- A friend's mail that could not be sent yet: the sender's lead stays, the address does not.
create function rights.forget_friend_of(asked text) returns void language sql
  set search_path = pg_catalog, pg_temp as $$
  with forgotten as (
    update lead.lead set answers = answers - 'friendEmail' - 'friendName'
    where kind = 'send-to-friend' and lower(answers ->> 'friendEmail') = asked returning id)
  delete from lead.delivery d using forgotten f
  where d.lead_id = f.id and d.channel = 'friend-mail' and d.state <> 'done'
$$;
create function rights.withdraw_testimonials(opened bytea) returns integer language sql security definer
  set search_path = pg_catalog, pg_temp as $$
  select rights.withdraw_testimonials_of(rights.email_of(opened))
$$;
create function rights.forget_friend(opened bytea) returns void language sql security definer
  set search_path = pg_catalog, pg_temp as $$
  select rights.forget_friend_of(rights.email_of(opened))
$$;

revoke execute on all functions in schema rights from public;
revoke execute on function lead.repeated(text, text), lead.held_places(integer, timestamptz),
  lead.end_past_visit(integer, text, timestamptz), lead.remind_of_visit(integer, text, timestamptz),
  lead.has_other_demand(uuid), lead.is_subscribed(uuid), lead.subscribe(uuid, timestamptz), lead.unsubscribe(uuid),
  lead.is_asked_before(uuid, timestamptz), lead.released_documents(uuid), owner.is_answered_with(bigint, timestamptz, text) from public;
