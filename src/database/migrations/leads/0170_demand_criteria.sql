-- The search of a list that somebody follows, as columns: changed homes are compared with all of them in one statement.
-- Made from `search` by the worker (src/features/leads/demands/search/), for demands from before this too, and anew when
-- `form` is another than the program's. Null: whatever a home has.
create table lead.demand_criteria (
  demand_id uuid primary key references lead.demand on delete cascade,
  form text not null,
  place_keys text[],
  area geometry(Polygon, 4326),
  words tsquery,
  type_ids integer[],
  price_min_cents bigint,
  price_max_cents bigint,
  bedrooms_min integer,
  bedrooms_max integer,
  garages_min integer,
  parkings_min integer,
  living_min integer,
  living_max integer,
  plot_min integer,
  plot_max integer,
  energy_keys text[],
  has_garden boolean,
  has_terrace boolean,
  is_new_build boolean,
  is_furnished boolean,
  has_lift boolean,
  available_from date
);

-- Each search is found by what it names that the fewest homes have; a home has all keys that could find it. Apart from
-- the columns, so that few changed homes find few searches, also while the planner knows no figures of a table just filled.
create table lead.demand_criteria_key (
  key text not null,
  demand_id uuid not null references lead.demand_criteria on delete cascade,
  primary key (key, demand_id)
);
create index demand_criteria_key_demand on lead.demand_criteria_key (demand_id);

alter table lead.demand_criteria enable row level security;
alter table lead.demand_criteria_key enable row level security;
create policy own_lead on lead.demand_criteria using (demand_id = any (lead.opened()));
create policy own_lead on lead.demand_criteria_key using (demand_id = any (lead.opened()));
