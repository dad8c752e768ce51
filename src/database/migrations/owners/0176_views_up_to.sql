-- Insight asks how often each home was viewed in a period, and the days of all homes are millions of rows. For days
-- that are over the sum up to each of them stands beside the home, so that a period is one minus another.
create table visit.views_up_to (
  listing_id bigint primary key,
  -- One for each day of the span, the first one first.
  views integer[] not null
);

-- The days that `views_up_to` has. Without a row the daily figures are asked alone.
create table visit.added_up (
  first_day date not null,
  last_day date not null,
  is_only boolean primary key default true check (is_only)
);

-- Adds up the given number of days before today, but for those on which somebody may still be counted.
create function visit.add_up(days integer) returns void language plpgsql as $$
declare
  since date := visit.today() - days;
  until date := least(visit.today(), (select min(day) from visit.salt)) - 1;
begin
  delete from visit.added_up;
  delete from visit.views_up_to;
  if until < since then return; end if;
  insert into visit.views_up_to (listing_id, views)
  select listing_id, array_agg(coalesce(up_to, 0) order by day) from (
    select listing_id, day, (sum(views) over (partition by listing_id order by day))::integer as up_to
    from (select distinct listing_id from visit.daily where day between since and until) home
    cross join (select day::date from generate_series(since, until, interval '1 day') day) each_day
    left join (
      select listing_id, day, sum(views)::integer as views from visit.daily where day between since and until group by 1, 2
    ) seen using (listing_id, day)
  ) counted group by listing_id;
  insert into visit.added_up (first_day, last_day) values (since, until);
end $$;
revoke execute on function visit.add_up(integer) from public;

-- As before, and what is added up is thrown away when one of its days changes, which only happens by hand.
create or replace function visit.keep_day_total() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into visit.day_total as kept (day, views)
    select day, sum(views) from added group by day order by day
    on conflict (day) do update set views = kept.views + excluded.views;
    delete from visit.added_up where exists (select from added where day <= last_day);
  elsif tg_op = 'UPDATE' then
    insert into visit.day_total as kept (day, views)
    select day, sum(views) from (
      select day, views from added union all select day, -views from removed
    ) changed group by day order by day
    on conflict (day) do update set views = kept.views + excluded.views;
    delete from visit.added_up where exists (select from added where day <= last_day)
      or exists (select from removed where day <= last_day);
  elsif tg_op = 'DELETE' then
    update visit.day_total kept set views = kept.views - gone.views
    from (select day, sum(views) as views from removed group by day) gone where gone.day = kept.day;
    delete from visit.added_up where exists (select from removed where day <= last_day);
  else
    delete from visit.day_total;
    delete from visit.added_up;
  end if;
  return null;
end $$;

select visit.add_up(180);
