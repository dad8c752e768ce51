-- The roles of the site, of which none rules the server. Read by whoever administers PostgreSQL, as often as they like:
-- scripts/services.sh on a developer's machine, deploy/postgres/make-database.sh for a real site.
-- What each of them may do stands in grants.sql, which every migration applies.
do $$
declare
  role name;
begin
  foreach role in array array['gevel_migrate', 'gevel_cms', 'gevel_worker', 'gevel_web', 'gevel_portal'] loop
    begin
      execute format('create role %I', role);
    exception when duplicate_object or unique_violation then null;
    end;
    execute format('alter role %I nosuperuser nocreaterole noreplication nobypassrls', role);
  end loop;
end $$;
