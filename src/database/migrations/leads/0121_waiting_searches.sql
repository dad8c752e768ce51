-- How many registered searches look for a home of these kinds in this place: never which, and never so few that one of
-- them could be guessed. Places of a search that was filled in as a form have keys; that of a list has them in its text.
create function lead.waiting_searches(asked_deal text, kinds integer[], keys text[], place_pattern text, kind_pattern text)
  returns integer language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with waiting as (
    select (
        select count(distinct d.id) from lead.demand_place p join lead.demand d on d.id = p.demand_id
        where p.place_key = any (keys) and d.is_active and d.search is null and d.deal = asked_deal::listing.deal
          and d.type_ids && kinds)
      + (
        select count(*) from lead.demand d
        where d.is_active and d.search is not null and d.deal = asked_deal::listing.deal and d.search ~ place_pattern
          and (d.search !~ '[?&]type=' or d.search ~ kind_pattern)) as searches
  )
  select case when searches >= 5 then searches::integer end from waiting
$$;
revoke execute on function lead.waiting_searches(text, integer[], text[], text, text) from public;
