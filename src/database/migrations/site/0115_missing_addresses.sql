-- Addresses that visitors asked for and that do not exist, with where they came from. Nothing of who asked is kept.
create table visit.missing (
  -- In the form in which addresses are compared.
  path text not null check (path <> '' and length(path) <= 200),
  -- Host and path of the page that leads there; empty: not said, or one of many.
  referrer text not null check (length(referrer) <= 200),
  -- As it was asked for.
  asked text not null check (length(asked) <= 200),
  hits integer not null check (hits > 0),
  last_seen timestamptz not null,
  primary key (path, referrer)
);
create index missing_by_hits on visit.missing (hits desc, last_seen desc);

-- Adds to the counts. Of one address five referrers are told apart, and there are never more than 2,000 rows: those
-- that were asked for least, longest ago, go.
create function visit.count_missing(given jsonb) returns void language plpgsql security definer
  set search_path = visit, pg_temp as $$
begin
  insert into visit.missing as kept (path, referrer, asked, hits, last_seen)
    select g.path, r.referrer, min(g.asked), least(sum(g.hits), 100000)::int, now()
    from (select * from jsonb_to_recordset(given) as g (path text, referrer text, asked text, hits int) limit 200) g
    cross join lateral (
      select case when g.referrer <> '' and not exists (select from visit.missing m where (m.path, m.referrer) = (g.path, g.referrer))
          and (select count(*) from visit.missing m where m.path = g.path and m.referrer <> '') >= 5
        then '' else g.referrer end as referrer) r
    group by g.path, r.referrer order by g.path, r.referrer
  on conflict (path, referrer) do update
    set hits = least(kept.hits::bigint + excluded.hits, 1000000000), last_seen = excluded.last_seen;
  delete from visit.missing where (path, referrer) in (
    select path, referrer from visit.missing order by hits desc, last_seen desc, path, referrer offset 2000);
end $$;
revoke execute on function visit.count_missing(jsonb) from public;
