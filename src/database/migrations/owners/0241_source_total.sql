-- Views of a day by where visitors came from, kept as they are counted: the first page of the admin compares two months of
-- them, and of 10,000 homes these are a million rows.
create table visit.source_total (
  day date not null,
  source text not null,
  views bigint not null,
  primary key (day, source)
) with (fillfactor = 50);

-- Who counts meanwhile waits, and is counted in both.
lock table visit.daily in share mode;

-- As before, and for each source.
create or replace function visit.keep_day_total() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into visit.day_total as kept (day, views)
    select day, sum(views) from added group by day order by day
    on conflict (day) do update set views = kept.views + excluded.views;
    insert into visit.source_total as kept (day, source, views)
    select day, source, sum(views) from added group by day, source order by day, source
    on conflict (day, source) do update set views = kept.views + excluded.views;
    delete from visit.added_up where exists (select from added where day <= last_day);
  elsif tg_op = 'UPDATE' then
    insert into visit.day_total as kept (day, views)
    select day, sum(views) from (
      select day, views from added union all select day, -views from removed
    ) changed group by day order by day
    on conflict (day) do update set views = kept.views + excluded.views;
    insert into visit.source_total as kept (day, source, views)
    select day, source, sum(views) from (
      select day, source, views from added union all select day, source, -views from removed
    ) changed group by day, source order by day, source
    on conflict (day, source) do update set views = kept.views + excluded.views;
    delete from visit.added_up where exists (select from added where day <= last_day)
      or exists (select from removed where day <= last_day);
  elsif tg_op = 'DELETE' then
    update visit.day_total kept set views = kept.views - gone.views
    from (select day, sum(views) as views from removed group by day) gone where gone.day = kept.day;
    update visit.source_total kept set views = kept.views - gone.views
    from (select day, source, sum(views) as views from removed group by day, source) gone
    where gone.day = kept.day and gone.source = kept.source;
    delete from visit.added_up where exists (select from removed where day <= last_day);
  else
    delete from visit.day_total;
    delete from visit.source_total;
    delete from visit.added_up;
  end if;
  return null;
end $$;

insert into visit.source_total (day, source, views) select day, source, sum(views) from visit.daily group by day, source;
