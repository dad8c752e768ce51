-- What visitors search and how far they come in forms: docs/reference/what-counts-as-a-view.md says what counts.
-- Only words of fixed lists stand here, and numbers of visitors; whatever the caller does, free text is refused. Rows go after 400 days (src/domain/visit/retention.ts).
create table visit.search_daily (
  day date not null,
  deal text not null check (deal in ('sale', 'rent')),
  -- The key of a municipality or province; '' anywhere, 'several', 'elsewhere' for a place that no list has.
  place text not null check (place ~ '^[A-Za-z0-9-]{0,20}$'),
  -- A category of homes; 0 any, -1 several.
  type_id integer not null,
  -- Euro, in steps; 0 without a limit.
  price_from integer not null,
  price_to integer not null,
  bedrooms smallint not null,
  -- Asked for something more, which is not kept.
  has_more boolean not null,
  is_empty boolean not null,
  visitors integer not null check (visitors > 0),
  primary key (day, deal, place, type_id, price_from, price_to, bedrooms, has_more, is_empty)
) with (fillfactor = 80);

create table visit.place_daily (
  day date not null,
  deal text not null check (deal in ('sale', 'rent')),
  place text not null check (place ~ '^[A-Za-z0-9-]{1,20}$'),
  visitors integer not null,
  -- Those of them for whom a search there found nothing.
  found_nothing integer not null,
  primary key (day, deal, place)
) with (fillfactor = 80);

create table visit.form_daily (
  day date not null,
  form text not null check (form ~ '^[a-z-]{1,30}$'),
  step text not null check (step ~ '^([1-9]|sent)$'),
  visitors integer not null check (visitors > 0),
  primary key (day, form, step)
) with (fillfactor = 80);

-- Counts what visitors have not been counted for on that day before. Answers how much it counted; null for a day whose
-- visitors are forgotten. A day has at most `most_searches` different searches: what is over counts as a search for more.
create function visit.count_seen(asked date, items jsonb, most_searches integer default 5000) returns integer
  language plpgsql security definer set search_path = visit, pg_temp as $$
declare
  counted integer;
  is_full boolean;
begin
  -- Held until the end, so that the day is not forgotten half-way.
  perform from visit.salt where salt.day = asked for key share;
  if not found then return null; end if;
  is_full := (select count(*) >= most_searches from visit.search_daily s where s.day = asked);
  with given as (
    select distinct on (item.hash) item.*
    from jsonb_to_recordset(items) as item (hash uuid, kind text, deal text, place text, type_id integer,
      price_from integer, price_to integer, bedrooms smallint, has_more boolean, is_empty boolean, form text, step text)
    where item.kind <> 'search' or item.type_id <= 0
      or exists (select from listing.category c where c.id = item.type_id)
    order by item.hash
  ), fresh as (
    -- In one order everywhere: two processes that wait for each other would wait for ever.
    insert into visit.seen (day, hash) select asked, given.hash from given order by given.hash
    on conflict do nothing
    returning hash
  ), added as (
    select given.* from given join fresh using (hash)
  ), searches as (
    select a.deal, a.is_empty, a.has_more or b.is_over as has_more,
      case when b.is_over then '' else a.place end as place,
      case when b.is_over then 0 else a.type_id end as type_id,
      case when b.is_over then 0 else a.price_from end as price_from,
      case when b.is_over then 0 else a.price_to end as price_to,
      case when b.is_over then 0 else a.bedrooms end as bedrooms
    from added a
    cross join lateral (
      select is_full and not exists (
        select from visit.search_daily s
        where s.day = asked and (s.deal, s.place, s.type_id, s.price_from, s.price_to, s.bedrooms, s.has_more, s.is_empty)
          = (a.deal, a.place, a.type_id, a.price_from, a.price_to, a.bedrooms, a.has_more, a.is_empty)
      ) as is_over
    ) b
    where a.kind = 'search'
  ), kept_searches as (
    insert into visit.search_daily as kept
      (day, deal, place, type_id, price_from, price_to, bedrooms, has_more, is_empty, visitors)
    select asked, s.deal, s.place, s.type_id, s.price_from, s.price_to, s.bedrooms, s.has_more, s.is_empty, count(*)
    from searches s group by 1, 2, 3, 4, 5, 6, 7, 8, 9 order by 2, 3, 4, 5, 6, 7, 8, 9
    on conflict (day, deal, place, type_id, price_from, price_to, bedrooms, has_more, is_empty)
      do update set visitors = kept.visitors + excluded.visitors
  ), kept_places as (
    insert into visit.place_daily as kept (day, deal, place, visitors, found_nothing)
    select asked, a.deal, a.place, count(*) filter (where not a.is_empty), count(*) filter (where a.is_empty)
    from added a where a.kind = 'place' group by a.deal, a.place order by a.deal, a.place
    on conflict (day, deal, place) do update set
      visitors = kept.visitors + excluded.visitors, found_nothing = kept.found_nothing + excluded.found_nothing
  ), kept_forms as (
    insert into visit.form_daily as kept (day, form, step, visitors)
    select asked, a.form, a.step, count(*) from added a where a.kind = 'form'
    group by a.form, a.step order by a.form, a.step
    on conflict (day, form, step) do update set visitors = kept.visitors + excluded.visitors
  )
  select count(*) into counted from added;
  return counted;
end $$;

-- The process that answers visitors gets the function and none of the tables: src/database/roles/grants.sql.
revoke execute on function visit.count_seen(date, jsonb, integer) from public;
