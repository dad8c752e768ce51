-- Who may follow what happens with a home. The agency invites; several people may own one home, each until revoked.
create schema owner;
create table owner.home_owner (
  id bigint generated always as identity primary key,
  -- No reference to listing.listing: who owned a home may still read its story once it left the site.
  listing_id bigint not null,
  email text not null check (email = lower(email)),
  name text not null,
  language text not null,
  -- The account that signed in with this address; null until then.
  account_id text,
  invited_at timestamptz not null default now(),
  invited_by text,
  revoked_at timestamptz,
  unique (listing_id, email)
);
create index home_owner_by_account on owner.home_owner (account_id) where revoked_at is null;

-- The homes of the account that this transaction reads for: `set local gevel.owner = '…'`. Without it, none.
create function owner.own_homes() returns setof bigint language sql stable security definer
  set search_path = owner, pg_temp as $$
  select listing_id from owner.home_owner
  where account_id = nullif(current_setting('gevel.owner', true), '') and revoked_at is null
$$;

alter table owner.home_owner enable row level security;
create policy own_rows on owner.home_owner
  using (account_id = nullif(current_setting('gevel.owner', true), '') and revoked_at is null);
