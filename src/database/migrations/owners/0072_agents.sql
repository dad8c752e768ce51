-- A paper that is not on the site is the owner's to read once an agent releases it.
create table owner.document_release (
  listing_id bigint not null,
  document_id integer not null,
  released_at timestamptz not null,
  released_by text not null,
  primary key (listing_id, document_id)
);
alter table owner.document_release enable row level security;
create policy own_homes on owner.document_release for select using (listing_id in (select owner.own_homes()));

-- When somebody of the agency looked at a home as its owners see it.
create table owner.agency_look (
  id bigint generated always as identity primary key,
  listing_id bigint not null,
  seen_by text not null,
  at timestamptz not null
);
create index agency_look_by_home on owner.agency_look (listing_id, at desc);
-- Without a policy for owners: it is the agency's own record.
alter table owner.agency_look enable row level security;
