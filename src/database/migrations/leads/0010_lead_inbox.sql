-- What the agency promises about its answers: one row.
create table lead.setting (
  is_only boolean primary key default true check (is_only),
  reply_working_days smallint not null default 1 check (reply_working_days between 1 and 10)
);
insert into lead.setting default values;

-- What the inbox looks for words in. Made small when it is written: doing so at each look takes seconds.
alter table lead.lead add column search_text text not null generated always as (
  lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' '
    || coalesce(phone, '') || ' ' || coalesce(regexp_replace(phone, '\D', '', 'g'), '') || ' '
    || id::text || ' ' || source_page || ' ' || answers::text)
) stored;
create index lead_assignee on lead.lead (assignee_id, created_at desc) where assignee_id is not null;

-- Homes as they were when the demands were last held against them: what differs now is a reason to look again.
-- No foreign key: the matching clears it up itself, after the sync.
create table lead.matched_home (
  listing_id integer primary key,
  -- The home's own stamp: the same means that nothing was stored since.
  synced_at timestamptz not null,
  price_cents bigint,
  is_available boolean not null,
  -- A hash of the rest that demands ask about.
  facts text not null
);
