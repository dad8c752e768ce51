create schema lead;

-- What visitors sent. Saved before they get an answer; see docs/decisions/0007-leads-saved-first.md.
create table lead.lead (
  id uuid primary key default gen_random_uuid(),
  -- One per form as it was drawn; with the same answers it is the same lead, with others it is a second one.
  idempotency_key text not null,
  answers_hash text not null,
  kind text not null,
  language text not null,
  -- No foreign keys: a lead outlives the home it is about.
  listing_id integer,
  project_id integer,
  first_name text,
  last_name text,
  email text,
  email_key text generated always as (lower(email)) stored,
  phone text,
  answers jsonb not null,
  source_page text not null,
  campaign jsonb not null default '{}',
  -- What was agreed to, and in which words.
  consent jsonb not null default '{}',
  status text not null default 'new' check (status in ('new', 'assigned', 'answered', 'closed', 'spam')),
  -- A user of the CMS.
  assignee_id integer,
  -- Null: until the person stops it.
  keep_until timestamptz,
  created_at timestamptz not null,
  unique (idempotency_key, answers_hash)
);
create index lead_newest on lead.lead (created_at desc, id);
create index lead_inbox on lead.lead (status, created_at desc);
create index lead_person on lead.lead (email_key);
create index lead_second_person on lead.lead (lower(answers ->> 'emailB')) where answers ? 'emailB';
create index lead_listing on lead.lead (listing_id) where listing_id is not null;
create index lead_expiry on lead.lead (keep_until) where keep_until is not null;

create table lead.delivery (
  lead_id uuid not null references lead.lead on delete cascade,
  channel text not null check (channel in ('agency-mail', 'visitor-mail', 'friend-mail', 'platform')),
  state text not null default 'pending' check (state in ('pending', 'done', 'dead')),
  tries integer not null default 0,
  -- When it began to be pending: three days later it is dead.
  queued_at timestamptz not null,
  next_try_at timestamptz not null,
  -- A worker is at it; after this moment it is taken to have died on the way.
  claimed_until timestamptz,
  claim uuid,
  -- An earlier try may have arrived: it is not repeated blindly where that would make a second one.
  is_unsure boolean not null default false,
  last_error text,
  done_at timestamptz,
  -- Dead, and the agency knows.
  alarmed_at timestamptz,
  primary key (lead_id, channel)
);
create index delivery_due on lead.delivery (channel, next_try_at) where state = 'pending';
create index delivery_dead on lead.delivery (queued_at) where state = 'dead';

create table lead.event (
  id bigint primary key generated always as identity,
  lead_id uuid not null references lead.lead on delete cascade,
  at timestamptz not null,
  kind text not null,
  -- A user of the CMS; null for the site itself.
  actor_id integer,
  detail jsonb not null default '{}'
);
create index event_lead on lead.event (lead_id, id);

create table lead.note (
  id bigint primary key generated always as identity,
  lead_id uuid not null references lead.lead on delete cascade,
  author_id integer,
  text text not null,
  created_at timestamptz not null
);
create index note_lead on lead.note (lead_id, id);

-- How often one address or one person posted in a stretch of time; the subject is a keyed hash.
create table lead.request_count (
  subject text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (subject, window_start)
);
create index request_count_old on lead.request_count (window_start);

-- Addresses that must get no more mail of a list: hashes, so that the list itself gives nobody away.
create table lead.stopped (
  email_hash text not null,
  list text not null,
  stopped_at timestamptz not null,
  primary key (email_hash, list)
);

-- Proof that a request to be forgotten was met.
create table lead.erasure (
  id bigint primary key generated always as identity,
  email_hash text not null,
  erased_at timestamptz not null,
  leads integer not null
);

-- The searches people want to hear about; each belongs to the lead that asked for it.
create table lead.demand (
  id uuid primary key references lead.lead on delete cascade,
  deal listing.deal not null,
  type_ids integer[] not null,
  price_min_cents bigint,
  price_max_cents bigint,
  bedrooms_min smallint,
  bedrooms_max smallint,
  garages_min smallint,
  garages_max smallint,
  parkings_min smallint,
  parkings_max smallint,
  frequency text not null check (frequency in ('at-once', 'daily', 'weekly')),
  is_active boolean not null default true,
  -- Asked whether it is still wanted; deleted when there is no answer.
  asked_again_at timestamptz
);

-- Apart from the demand, so that changed homes find their demands at once. A key is a postal code or a town, with its
-- country when that is known: zip:BE:9000, city::gent. Written by src/features/leads/demand-places.ts.
create table lead.demand_place (
  place_key text not null,
  demand_id uuid not null references lead.demand on delete cascade,
  primary key (place_key, demand_id)
);
create index demand_place_demand on lead.demand_place (demand_id);

-- Never twice the same home for the same reason.
create table lead.demand_match (
  demand_id uuid not null references lead.demand on delete cascade,
  listing_id integer not null,
  reason text not null,
  matched_at timestamptz not null,
  mailed_at timestamptz,
  primary key (demand_id, listing_id, reason)
);
create index demand_match_waiting on lead.demand_match (matched_at) where mailed_at is null;
