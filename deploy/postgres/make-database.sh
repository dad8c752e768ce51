#!/bin/sh
# Makes the database of a site with a login per program, none of them a superuser: make-database.sh <settings>
# The file has the DATABASE_URL of the owner of the tables, and beside it stand <settings>.cms, .worker and .web with
# those of the programs, which own nothing: each migration grants them what they may do. web also has the
# PORTAL_DATABASE_URL of owners who are signed in. In an image without those files: MIGRATE_DATABASE_URL, CMS_DATABASE_URL,
# WORKER_DATABASE_URL, WEB_DATABASE_URL and PORTAL_DATABASE_URL. What is there stays; passwords are set anew.
# Asks PostgreSQL as PGHOST, PGPORT and PGUSER say, and as root without them as the user postgres of this machine.
set -eu
roles=$(dirname "$0")/../../src/database/roles/create.sql
address_in() { sed -nE "s/^${2:-}DATABASE_URL='?([^']*)'?$/\1/p" "$1" | tail -1; }
part() { printf %s "$1" | sed -nE "s|^postgres(ql)?://([^:]+):([^@]+)@([^/]+)/([^?]+).*$|\\$2|p"; }

if [ -z "${MIGRATE_DATABASE_URL:-}" ]; then
  MIGRATE_DATABASE_URL=$(address_in "$1") CMS_DATABASE_URL=$(address_in "$1.cms")
  WORKER_DATABASE_URL=$(address_in "$1.worker") WEB_DATABASE_URL=$(address_in "$1.web")
  PORTAL_DATABASE_URL=$(address_in "$1.web" PORTAL_)
fi
owner=$(part "$MIGRATE_DATABASE_URL" 2) database=$(part "$MIGRATE_DATABASE_URL" 5)
: "${owner:?has no name in DATABASE_URL}" "${database:?}"

as_administrator() {
  if [ "$(id -u)" = 0 ] && [ -z "${PGUSER:-}" ]; then (cd / && runuser -u postgres -- psql "$@"); else psql "$@"; fi
}
ask() { as_administrator -qX -v ON_ERROR_STOP=1 -v owner="$owner" -v database="$database" "$@"; }

make_login() { # address, role of which it is a member
  login=$(part "$1" 2)
  # By the environment: whoever lists processes reads their arguments.
  LOGIN_PASSWORD=$(part "$1" 3)
  export LOGIN_PASSWORD
  : "${login:?has no name in DATABASE_URL}" "${LOGIN_PASSWORD:?}"
  ask -d postgres -v login="$login" -v role="$2" <<'SQL'
\getenv password LOGIN_PASSWORD
select format('create role %I', :'login') where not exists (select from pg_roles where rolname = :'login') \gexec
alter role :"login" login nosuperuser nocreaterole nocreatedb nobypassrls password :'password';
select format('grant %I to %I', :'role', :'login') where :'role' not in ('', :'login') \gexec
SQL
}

ask -d postgres <"$roles"
make_login "$MIGRATE_DATABASE_URL" ''
make_login "$CMS_DATABASE_URL" gevel_cms
make_login "$WORKER_DATABASE_URL" gevel_worker
make_login "$WEB_DATABASE_URL" gevel_web
make_login "$PORTAL_DATABASE_URL" gevel_portal
ask -d postgres <<'SQL'
select format('create database %I owner %I encoding %L locale %L template template0', :'database', :'owner', 'UTF8', 'C.UTF-8')
  where not exists (select from pg_database where datname = :'database') \gexec
revoke all on database :"database" from public;
SQL
for url in "$CMS_DATABASE_URL" "$WORKER_DATABASE_URL" "$WEB_DATABASE_URL" "$PORTAL_DATABASE_URL"; do
  ask -d postgres -v login="$(part "$url" 2)" <<'SQL'
grant connect on database :"database" to :"login";
SQL
done
# Only an administrator may add it.
ask -d "$database" -c 'create extension if not exists postgis'
echo "Database $database: owner $owner, and a login for each program."
