-- The moments a platform offers to visit a home, as it last told them. Bookings of one home wait for each other here.
create table lead.slot_list (
  listing_id integer primary key,
  -- When it was asked: what it took in after that is not counted in it.
  read_at timestamptz not null,
  slots jsonb not null
);

-- A place in such a moment.
create table lead.appointment (
  -- The lead that asked for it.
  id uuid primary key references lead.lead on delete cascade,
  -- The lead whose delivery takes the place at the platform: the same, or that of the last change.
  holder_id uuid not null,
  listing_id integer not null,
  slot_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'booked' check (state in ('booked', 'cancelled')),
  -- How often it was changed: calendars keep the highest.
  sequence integer not null default 0,
  reminded_at timestamptz
);
create index appointment_slot on lead.appointment (listing_id, slot_id) where state = 'booked';
create index appointment_reminder on lead.appointment (starts_at) where state = 'booked' and reminded_at is null;

-- Mails the site writes by itself, not in answer to a form; each belongs to the lead that asked for them.
create table lead.letter (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references lead.lead on delete cascade,
  kind text not null check (kind in ('appointment-reminder', 'demand-alert', 'demand-still-wanted')),
  detail jsonb not null default '{}',
  state text not null default 'pending' check (state in ('pending', 'done', 'dead')),
  tries integer not null default 0,
  queued_at timestamptz not null,
  next_try_at timestamptz not null,
  claim uuid,
  claimed_until timestamptz,
  last_error text,
  done_at timestamptz
);
create index letter_due on lead.letter (next_try_at) where state = 'pending';
create index letter_lead on lead.letter (lead_id);
create index letter_old on lead.letter (done_at) where state <> 'pending';

-- Who gets the newsletter: only addresses whose owner said so twice.
create table lead.subscription (
  email_key text primary key,
  lead_id uuid not null references lead.lead on delete cascade,
  confirmed_at timestamptz not null
);
create index subscription_lead on lead.subscription (lead_id);

create index lead_unconfirmed on lead.lead (created_at) where kind = 'newsletter';
create index demand_to_ask on lead.demand (id) where asked_again_at is null;
create index demand_match_untold on lead.demand_match (demand_id) where mailed_at is null;
