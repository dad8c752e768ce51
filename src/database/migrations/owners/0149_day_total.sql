-- All views of a day together, kept as they are counted: the first page of the admin adds up two months of them, and of
-- 10,000 homes these are a million rows.
create table visit.day_total (
  day date primary key,
  views bigint not null
) with (fillfactor = 50);

create function visit.keep_day_total() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into visit.day_total as kept (day, views)
    select day, sum(views) from added group by day order by day
    on conflict (day) do update set views = kept.views + excluded.views;
  elsif tg_op = 'UPDATE' then
    insert into visit.day_total as kept (day, views)
    select day, sum(views) from (
      select day, views from added union all select day, -views from removed
    ) changed group by day order by day
    on conflict (day) do update set views = kept.views + excluded.views;
  elsif tg_op = 'DELETE' then
    update visit.day_total kept set views = kept.views - gone.views
    from (select day, sum(views) as views from removed group by day) gone where gone.day = kept.day;
  else
    delete from visit.day_total;
  end if;
  return null;
end $$;
revoke execute on function visit.keep_day_total() from public;

create trigger day_total_added after insert on visit.daily
  referencing new table as added for each statement execute function visit.keep_day_total();
create trigger day_total_changed after update on visit.daily
  referencing old table as removed new table as added for each statement execute function visit.keep_day_total();
create trigger day_total_removed after delete on visit.daily
  referencing old table as removed for each statement execute function visit.keep_day_total();
create trigger day_total_emptied after truncate on visit.daily
  for each statement execute function visit.keep_day_total();

insert into visit.day_total (day, views) select day, sum(views) from visit.daily group by day;
