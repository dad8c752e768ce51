-- The whole search of a list, for a demand that was made from one; null for one that was filled in as a form.
alter table lead.demand add column search text;
-- When whoever has the address said yes; a demand from a list tells nobody anything before that.
alter table lead.demand add column confirmed_at timestamptz;
create index demand_search on lead.demand (search) where is_active and search is not null;

-- A hash of all that lists filter by. Null: not noted yet, so nothing is known to have changed.
alter table lead.matched_home add column search_facts text;
