-- Our own number of everything a platform names, beside the platform's name for it. It stands in addresses, leads and
-- notes, so it is never given away again: a home that left and comes back has the number that it had.
create table listing.identity (
  kind text not null check (kind in ('listing', 'project', 'category')),
  platform text not null,
  external_id text not null,
  id integer not null,
  -- When the platform was last asked for this one alone: what was asked for before that is older, and is not stored.
  asked_at timestamptz,
  primary key (kind, platform, external_id),
  unique (kind, id)
);

-- For what its platform does not number, or numbers as something else is numbered already. Nine digits, as addresses take.
create sequence listing.own_id as integer start 900000000 minvalue 900000000 maxvalue 999999999;

insert into listing.identity (kind, platform, external_id, id)
select 'listing', 'omnicasa', id::text, id
from (select id from listing.listing union select id from listing.hidden union select id from listing.withdrawn) home
union all
select 'project', 'omnicasa', id::text, id from listing.project
union all
select distinct 'category', 'omnicasa', id::text, id from listing.category;

select setval('listing.own_id', max(id)) from listing.identity
where id between 900000000 and 999999998 having max(id) is not null;

-- Filled by the next full sync: every fingerprint changes with it.
alter table listing.listing_detail add column office jsonb;

alter table sync.run
  -- Where the platform's list goes on, in the platform's own words.
  add column cursor text,
  -- The list is stored to its end.
  add column is_listed boolean not null default false;
-- Until now the number of rows was the cursor.
update sync.run set cursor = rows_done::text where state in ('running', 'interrupted') and rows_done > 0;

-- Listings of which the platform sent word that they changed, until they have been asked for.
create table sync.pushed (
  platform text not null,
  external_id text not null,
  pushed_at timestamptz not null default clock_timestamp(),
  tries integer not null default 0,
  next_try_at timestamptz not null default clock_timestamp(),
  last_error text,
  primary key (platform, external_id)
);
create index pushed_due on sync.pushed (next_try_at);

-- skipped: the channel takes nothing of the kind, such as a platform that has no place for leads.
alter table lead.delivery drop constraint delivery_state_check;
alter table lead.delivery add constraint delivery_state_check
  check (state in ('pending', 'done', 'dead', 'skipped'));
