#!/bin/sh
# Makes the database of a site with two logins, neither of them a superuser: make-database.sh <settings> <settings of web>
# The first file has the DATABASE_URL of the owner, the second that of web, which owns nothing: each migration grants it
# what it may read. In an image without those files: OWNER_URL and WEB_URL. What is there stays; passwords are set
# anew. Asks PostgreSQL as PGHOST, PGPORT and PGUSER say, and as root without them as the user postgres of this machine.
set -eu
address_in() { sed -nE "s/^DATABASE_URL='?([^']*)'?$/\1/p" "$1" | tail -1; }
part() { printf %s "$1" | sed -nE "s|^postgres(ql)?://([^:]+):([^@]+)@([^/]+)/([^?]+).*$|\\$2|p"; }

if [ -n "${OWNER_URL:-}" ]; then
  owner_url=$OWNER_URL web_url=$WEB_URL
else
  owner_url=$(address_in "$1") web_url=$(address_in "$2")
fi
owner=$(part "$owner_url" 2) database=$(part "$owner_url" 5) web=$(part "$web_url" 2)
# By the environment: whoever lists processes reads their arguments.
OWNER_PASSWORD=$(part "$owner_url" 3) WEB_PASSWORD=$(part "$web_url" 3)
export OWNER_PASSWORD WEB_PASSWORD
: "${owner:?has no name in DATABASE_URL}" "${OWNER_PASSWORD:?}" "${database:?}" "${web:?}" "${WEB_PASSWORD:?}"

as_administrator() {
  if [ "$(id -u)" = 0 ] && [ -z "${PGUSER:-}" ]; then (cd / && runuser -u postgres -- psql "$@"); else psql "$@"; fi
}
ask() {
  as_administrator -qX -v ON_ERROR_STOP=1 -v owner="$owner" -v web="$web" -v database="$database" -d "$@"
}

ask postgres <<'SQL'
\getenv owner_password OWNER_PASSWORD
\getenv web_password WEB_PASSWORD
select format('create role %I', name) from unnest(array[:'owner', :'web', 'gevel_web']) as wanted (name)
  where not exists (select from pg_roles where rolname = name) group by name \gexec
alter role :"owner" login nosuperuser nocreaterole nocreatedb nobypassrls password :'owner_password';
alter role :"web" login nosuperuser nocreaterole nocreatedb nobypassrls password :'web_password';
select format('grant gevel_web to %I', :'web') where :'web' <> 'gevel_web' \gexec
select format('create database %I owner %I encoding %L locale %L template template0', :'database', :'owner', 'UTF8', 'C.UTF-8')
  where not exists (select from pg_database where datname = :'database') \gexec
revoke all on database :"database" from public;
grant connect on database :"database" to :"web";
SQL
# Only an administrator may add it.
ask "$database" -c 'create extension if not exists postgis'
echo "Database $database: owner $owner, and $web for web."
