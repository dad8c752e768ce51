-- How often similar homes are viewed, by day: the same kind, deal and province, and never of fewer than five, so that no
-- home can be told from it. Written once a day; the portal reads it and no home of anybody else.
create table owner.group_views (
  deal text not null,
  kind text not null,
  province_key text not null,
  day date not null,
  homes integer not null check (homes >= 5),
  median double precision not null,
  primary key (deal, kind, province_key, day)
);

-- Which group a home belongs to, and how many people asked to hear of homes like it, as of which day.
alter table owner.home add column kind text;
alter table owner.home add column province_key text;
alter table owner.home add column alerts integer;
alter table owner.home add column alerts_on date;

-- Of the groups, an owner reads those of the own homes.
alter table owner.group_views enable row level security;
create policy own_groups on owner.group_views for select using (exists (
  select from owner.home h where h.listing_id in (select owner.own_homes())
    and h.deal = group_views.deal and h.kind = group_views.kind and h.province_key = group_views.province_key));
