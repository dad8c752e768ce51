-- The newsletters that the agency writes, and each mail of one to each of its subscribers.

-- Words are {"nl": {"subject": …, "intro": …}, …}, of the languages that were written. Articles and homes in their order.
create table lead.newsletter (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'draft' check (state in ('draft', 'sending', 'stopped')),
  words jsonb not null default '{}',
  articles integer[] not null default '{}',
  homes integer[] not null default '{}',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  started_at timestamptz,
  check ((started_at is null) = (state = 'draft'))
);

-- One for each newsletter and subscriber. Whoever leaves, or is erased, takes their address out of it: the figures stay.
create table lead.newsletter_delivery (
  id uuid primary key default gen_random_uuid(),
  newsletter_id uuid not null references lead.newsletter on delete cascade,
  email_key text references lead.subscription on delete set null,
  state text not null default 'pending' check (state in ('pending', 'sent', 'failed', 'bounced')),
  tries integer not null default 0,
  queued_at timestamptz not null,
  next_try_at timestamptz not null,
  claim uuid,
  claimed_until timestamptz,
  last_error text,
  done_at timestamptz,
  -- Its reader left the list before they got another.
  has_left boolean not null default false,
  unique (newsletter_id, email_key)
);
create index newsletter_delivery_due on lead.newsletter_delivery (next_try_at)
  where state = 'pending' and email_key is not null;
create index newsletter_delivery_reader on lead.newsletter_delivery (email_key, done_at desc);

-- From when on the next mails may leave, of all workers together.
create table lead.newsletter_pace (
  is_only boolean primary key default true check (is_only),
  free_at timestamptz not null
);
insert into lead.newsletter_pace (free_at) values ('-infinity');

-- When a mail server took no mail of this subscriber for now.
alter table lead.subscription add column soft_bounces timestamptz[] not null default '{}';

-- Whoever opens the link to their own data sees their own.
alter table lead.newsletter_delivery enable row level security;
create policy own_lead on lead.newsletter_delivery using (email_key in (
  select s.email_key from lead.subscription s where s.lead_id = any (lead.opened())));

-- As before, and it tells by which newsletter: by the last that they got.
create or replace function lead.unsubscribe(asked uuid) returns void language sql security definer
  set search_path = pg_catalog, pg_temp as $$
  update lead.newsletter_delivery set has_left = true where id = (
    select d.id from lead.newsletter_delivery d join lead.lead own on own.email_key = d.email_key
    where own.id = asked and d.state = 'sent' order by d.done_at desc limit 1);
  delete from lead.subscription s using lead.lead own where own.id = asked and s.email_key = own.email_key;
  delete from lead.lead l using lead.lead own
  where own.id = asked and l.kind = 'newsletter' and l.email_key = own.email_key
$$;
