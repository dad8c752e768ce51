-- Every table with the number of its rows, for comparing a backup with what is restored from it.
select format('%I.%I', schemaname, tablename),
  (xpath('/row/rows/text()', query_to_xml(format('select count(*) as rows from %I.%I', schemaname, tablename), false, true, '')))[1]
from pg_tables
where schemaname not in ('pg_catalog', 'information_schema')
order by 1;
