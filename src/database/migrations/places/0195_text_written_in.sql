-- The language that a text is in where it was not written in its own. The release before writes none.
alter table listing.listing_text add column written_in text;

create or replace view listing.public_listing_text as
select t.listing_id, t.language, t.title, t.type_name, t.description, t.price_unit_text, t.marquee_name, t.country_name,
  t.words, case when l.is_address_published and not l.is_closed then t.street end as street,
  t.labels - case when l.is_town_shown then '{}' else '{subCities,neighbourhoods}'::text[] end
    -- Distances to a handful of places are an address: the names stay.
    || case when l.is_address_published and not l.is_closed or not t.labels ? 'pointsOfInterest' then '{}'
      else jsonb_build_object('pointsOfInterest',
        regexp_replace(t.labels ->> 'pointsOfInterest', '\t[^\n]*', E'\t', 'g')) end as labels, t.written_in
from listing.listing_text t left join listing.listing l on l.id = t.listing_id;
