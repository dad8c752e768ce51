-- What an owner reads about his home. Written by the worker and the agency; the portal reads only these tables, so that
-- row-level security covers all of it. Nothing refers to listing.listing: the story outlives the advertisement.
create table owner.home (
  listing_id bigint primary key,
  reference text not null,
  deal text not null,
  status text not null,
  is_online boolean not null default true,
  price_cents bigint,
  cover_url text,
  -- Since when it is on the site.
  listed_at timestamptz not null,
  -- Per language: title, type, address, path.
  texts jsonb not null,
  agent jsonb,
  -- Number, address at the platform, name per language.
  documents jsonb not null default '[]',
  -- What the platform told; null where it has no such part.
  views jsonb,
  sources jsonb,
  demands integer,
  checklist jsonb,
  -- Which histories it keeps: visits, communications, media.
  histories text[] not null default '{}',
  -- The middle of similar homes at the same age, per day of the chart.
  similar_views jsonb,
  similar_on date,
  stored_at timestamptz not null default now(),
  -- When the platform last answered; null when it never has.
  read_at timestamptz
);

create table owner.day_views (
  listing_id bigint not null,
  day date not null,
  source text not null,
  views integer not null,
  primary key (listing_id, day, source)
);

-- People who came or called, by number. Only the name that somebody agreed to show leaves this table.
create table owner.visitor (
  listing_id bigint not null,
  number integer not null,
  name text not null,
  is_named boolean not null default false,
  shown_name text generated always as (case when is_named then name end) stored,
  primary key (listing_id, number),
  unique (listing_id, name)
);

create table owner.happening (
  id bigint generated always as identity primary key,
  listing_id bigint not null,
  kind text not null check (kind in ('visit', 'communication', 'medium', 'price', 'status', 'document')),
  -- The platform's own key, or ours for what we notice ourselves.
  key text not null,
  at timestamptz not null,
  ends_at timestamptz,
  way text,
  visitor integer,
  medium text,
  url text,
  -- Per language: type, subject, status; without anybody's name.
  texts jsonb not null default '{}',
  -- Per language, as the agent wrote it for himself: read by nobody before it is released.
  comments jsonb not null default '{}',
  detail jsonb not null default '{}',
  -- When we learned of it, or of the last change in it.
  noted_at timestamptz not null,
  unique (listing_id, kind, key)
);
create index happening_by_home on owner.happening (listing_id, at desc);

-- What the agent lets the owner read: a visitor's reaction in his own words, or an offer.
create table owner.release (
  id bigint generated always as identity primary key,
  listing_id bigint not null,
  kind text not null check (kind in ('feedback', 'offer')),
  happening_id bigint references owner.happening on delete cascade,
  -- The offer's lead; no reference, because an offer is deleted before the story is.
  lead_id uuid,
  at timestamptz not null,
  visitor integer,
  amount_cents bigint,
  text text not null,
  released_at timestamptz not null,
  released_by text not null,
  unique (happening_id),
  unique (lead_id)
);
create index release_by_home on owner.release (listing_id, at desc);

-- What owners said: to a visit, or to their agent.
create table owner.reply (
  id bigint generated always as identity primary key,
  listing_id bigint not null,
  account_id text not null,
  happening_id bigint references owner.happening on delete set null,
  answer text not null check (answer in ('accept', 'propose', 'decline', 'message')),
  text text not null default '',
  lead_id uuid not null,
  at timestamptz not null
);
create index reply_by_home on owner.reply (listing_id, at desc);

-- "Since you last looked": the look before this one.
create table owner.look (
  account_id text not null,
  listing_id bigint not null,
  since timestamptz,
  looked_at timestamptz not null,
  primary key (account_id, listing_id)
);

create table owner.week_note (
  listing_id bigint not null,
  -- Its Monday.
  week date not null,
  text text not null,
  written_by text not null,
  written_at timestamptz not null,
  -- With the mail of that week; until then only the agency reads it.
  published_at timestamptz,
  primary key (listing_id, week)
);

-- The week's mail about a home: made up a day before it goes, so that the agent can still change or hold it.
create table owner.digest (
  listing_id bigint not null,
  week date not null,
  -- As it was when it was made up: what came after has not been seen by the agent.
  facts jsonb not null,
  prepared_at timestamptz not null,
  sends_at timestamptz not null,
  is_held boolean not null default false,
  done_at timestamptz,
  primary key (listing_id, week),
  check (sends_at >= prepared_at + interval '24 hours')
);
create index digest_waiting on owner.digest (sends_at) where done_at is null;

-- One mail per owner; sent once, whatever happens to the worker.
create table owner.digest_mail (
  listing_id bigint not null,
  week date not null,
  home_owner_id bigint not null references owner.home_owner on delete cascade,
  state text not null default 'pending' check (state in ('pending', 'done', 'dead')),
  tries integer not null default 0,
  queued_at timestamptz not null,
  next_try_at timestamptz not null,
  primary key (listing_id, week, home_owner_id),
  foreign key (listing_id, week) references owner.digest on delete cascade
);
create index digest_mail_due on owner.digest_mail (next_try_at) where state = 'pending';

create table owner.digest_stop (
  home_owner_id bigint primary key references owner.home_owner on delete cascade,
  stopped_at timestamptz not null default now()
);

alter table owner.home enable row level security;
alter table owner.day_views enable row level security;
alter table owner.visitor enable row level security;
alter table owner.happening enable row level security;
alter table owner.release enable row level security;
alter table owner.reply enable row level security;
alter table owner.look enable row level security;
alter table owner.week_note enable row level security;
alter table owner.digest enable row level security;
alter table owner.digest_mail enable row level security;
alter table owner.digest_stop enable row level security;

create policy own_homes on owner.home for select using (listing_id in (select owner.own_homes()));
create policy own_homes on owner.day_views for select using (listing_id in (select owner.own_homes()));
create policy own_homes on owner.visitor for select using (listing_id in (select owner.own_homes()));
create policy own_homes on owner.happening for select using (listing_id in (select owner.own_homes()));
create policy own_homes on owner.release for select using (listing_id in (select owner.own_homes()));
create policy own_homes on owner.week_note for select
  using (listing_id in (select owner.own_homes()) and published_at is not null);
-- Who owns a home together reads what the other answered; nobody answers in another's name.
create policy own_homes on owner.reply for select using (listing_id in (select owner.own_homes()));
create policy own_words on owner.reply for insert with check (
  listing_id in (select owner.own_homes()) and account_id = current_setting('gevel.owner', true)
);
create policy own_looks on owner.look
  using (listing_id in (select owner.own_homes()) and account_id = current_setting('gevel.owner', true))
  with check (listing_id in (select owner.own_homes()) and account_id = current_setting('gevel.owner', true));
-- The other three have no policy: the mails are the worker's own business.

-- The link of a mail is the permission, and it says which one.
create function owner.stop_digest(who bigint, stop boolean) returns void language sql security definer
  set search_path = owner, pg_temp as $$
  delete from owner.digest_stop where home_owner_id = who and not stop;
  insert into owner.digest_stop (home_owner_id)
  select id from owner.home_owner where id = who and stop
  on conflict do nothing
$$;
create function owner.gets_digest(who bigint) returns boolean language sql stable security definer
  set search_path = owner, pg_temp as $$
  select not exists (select from owner.digest_stop where home_owner_id = o.id)
  from owner.home_owner o where o.id = who and o.revoked_at is null
$$;

-- Views of a home's page on this site, as far as they are counted here; of own homes only.
create function owner.page_views(home bigint, from_day date)
  returns table (day date, source text, views bigint) language plpgsql stable security definer
  set search_path = owner, pg_temp as $$
begin
  if to_regclass('visit.daily') is null or home not in (select owner.own_homes()) then return; end if;
  return query execute
    'select day::date, source::text, sum(views)::bigint from visit.daily
     where listing_id = $1 and day >= $2 group by 1, 2 order by 1, 2' using home, from_day;
end $$;

-- The worker reads a home as soon as somebody is invited to follow it.
create function owner.announce_owner() returns trigger language plpgsql as $$
begin
  perform pg_notify('gevel_owner', new.listing_id::text);
  return null;
end $$;
create trigger announce_owner after insert or update on owner.home_owner
  for each row execute function owner.announce_owner();
