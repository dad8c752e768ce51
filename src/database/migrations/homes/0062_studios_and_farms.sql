-- Studios and farms are kinds of their own. What is stored of them is known by the platform's number of their type where
-- it is stored, else by the name of the type, so that no page waits for the next sync.
create function listing.narrow_kind(kind text, type_id integer, name text) returns text language sql immutable as $$
  select case
    when kind = 'apartment' and (type_id in (11, 17) or name ~* '\mstudios?\M|kleinwohnung') then 'studio'
    when kind = 'house' and (type_id in (141, 142, 147)
      or name ~* '^(hoeve|boerderij|ferme|fermette|farm|farmhouse|bauernhof)\M') then 'farm'
  end
$$;

alter table listing.listing disable trigger user;
update listing.listing l set kind = narrow.kind
from (
  select l.id, (select listing.narrow_kind(l.kind, omnicasa_type.id, t.type_name) from listing.listing_text t
    where t.listing_id = l.id and listing.narrow_kind(l.kind, omnicasa_type.id, t.type_name) is not null limit 1) as kind
  from listing.listing l
  left join lateral (
    select l.platform_type_id as id from listing.identity i
    where i.kind = 'listing' and i.id = l.id and i.platform = 'omnicasa') omnicasa_type on true
  where l.kind in ('apartment', 'house')
    -- What the agency said of a type goes before what its name says.
    and not exists (select from listing.type_kind k where k.platform_type_id = l.platform_type_id)
) narrow
where l.id = narrow.id and narrow.kind is not null;
alter table listing.listing enable trigger user;

update listing.hidden h set listing = h.listing || jsonb_build_object('kind', narrow.kind)
from (
  select h.id, (select listing.narrow_kind(h.listing ->> 'kind', null, t ->> 'type_name')
    from jsonb_array_elements(h.texts) t
    where listing.narrow_kind(h.listing ->> 'kind', null, t ->> 'type_name') is not null limit 1) as kind
  from listing.hidden h
  where not exists (
    select from listing.type_kind k where k.platform_type_id = (h.listing ->> 'platform_type_id')::integer)
) narrow
where h.id = narrow.id and narrow.kind is not null;

-- A category that holds studios among other homes is not called after them alone.
update listing.category c set kind = narrow.kind
from (
  select id, min(listing.narrow_kind(kind, null, name)) as kind from listing.category
  where kind = 'house' or name !~* 'appartement|apartment|wohnung'
  group by id
) narrow
where c.id = narrow.id and narrow.kind is not null;

drop function listing.narrow_kind;

-- The icon of a category: by the number that its platform gives it for websites, else by what it holds.
alter table listing.category add column icon text not null default 'offices';
update listing.category c
set icon = case
  when i.platform = 'omnicasa' then case i.external_id
    when '1' then 'residential' when '3' then 'industrial' when '4' then 'land' when '6' then 'retail' else 'offices' end
  when c.kind in ('house', 'farm', 'apartment', 'studio', 'student-room') then 'residential'
  when c.kind = 'industrial' then 'industrial'
  when c.kind = 'plot' then 'land'
  when c.kind in ('retail', 'hospitality') then 'retail'
  when c.kind = 'garage' then 'garage'
  else 'offices' end
from listing.identity i
where i.kind = 'category' and i.id = c.id;
