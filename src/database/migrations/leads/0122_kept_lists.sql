-- Homes that somebody keeps behind a mailed link instead of in one browser. Its lead says whose they are and until when.
create table lead.kept_list (
  id uuid primary key references lead.lead (id) on delete cascade,
  -- When whoever has the address said yes; a list that never was is forgotten.
  confirmed_at timestamptz,
  -- A mail when a home is cheaper, or its status changed.
  sends_news boolean not null default true,
  -- How who keeps it and who looks along are called. Without names it is shared with nobody.
  own_name text check (own_name <> ''),
  partner_name text check (partner_name <> ''),
  -- Only the link of this number opens it for somebody else: one that was revoked is never good again.
  share integer not null default 0,
  check ((own_name is null) = (partner_name is null))
);

create table lead.kept_home (
  list_id uuid not null references lead.kept_list (id) on delete cascade,
  listing_id integer not null,
  kept_at timestamptz not null,
  -- The last that either of them wrote, who and when.
  note text not null default '',
  writer text,
  written_at timestamptz,
  -- What was last told, or shown when it was kept.
  known_status listing.status not null,
  known_price_cents bigint,
  primary key (list_id, listing_id)
);
create index kept_home_listing on lead.kept_home (listing_id);

alter table lead.kept_list enable row level security;
alter table lead.kept_home enable row level security;
create policy own_lead on lead.kept_list using (id = any (lead.opened()));
create policy own_lead on lead.kept_home using (list_id = any (lead.opened()));

alter table lead.letter drop constraint letter_kind_check;
alter table lead.letter add constraint letter_kind_check
  check (kind in ('appointment-reminder', 'demand-alert', 'demand-still-wanted', 'documents-released', 'reply',
    'assigned', 'reply-due', 'kept-homes-news'));
