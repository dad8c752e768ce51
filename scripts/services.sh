#!/usr/bin/env bash
# Brings up what the site stands on: PostgreSQL with PostGIS, Varnish, an SMTP sink with a web view.
# Usage: scripts/services.sh up|down|status [postgres|varnish|mail …]   ·   scripts/services.sh install browser|bench|engines|tls|alarms|images|failover
set -euo pipefail
cd "$(dirname "$0")/.."

run_dir=${GEVEL_RUN_DIR:-$PWD/.run}
pg_port=${POSTGRES_PORT:-54320}
pg_bin=${POSTGRES_BIN:-/usr/lib/postgresql/15/bin}
varnish_port=${VARNISH_PORT:-8080}
web_host=${WEB_HOST:-127.0.0.1}
web_port=${WEB_PORT:-3000}
# Several copies, each as host:port.
web_backends=${WEB_BACKENDS:-$web_host:$web_port}
# One for purges alone, as on a real site; without it one listener does both, as nothing stands before it.
inside_port=${VARNISH_INSIDE_PORT:-}
purge_secret=${CACHE_PURGE_SECRET:-only-for-development}
smtp_port=${SMTP_PORT:-1025}
mail_web_port=${MAIL_WEB_PORT:-1080}
action=${1:-status}
shift || true
wanted=("$@")
[ ${#wanted[@]} -gt 0 ] || wanted=(postgres varnish mail)
mkdir -p "$run_dir"

say() { printf '%-10s %s\n' "$1" "$2"; }
answers() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
alive() { [ -f "$1" ] && kill -0 "$(cat "$1")" 2>/dev/null; }

wait_for() { # name, port
  for _ in $(seq 150); do answers "$2" && return 0; sleep 0.2; done
  say "$1" "does not answer on port $2; see $run_dir/$1.log" >&2
  return 1
}

install_packages() {
  local missing=()
  for package in "$@"; do dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package"); done
  [ ${#missing[@]} -eq 0 ] && return 0
  say install "${missing[*]}"
  # Debian starts its own servers after installing them; ours run on their own ports.
  local policy=/usr/sbin/policy-rc.d made=
  if [ ! -e $policy ]; then printf '#!/bin/sh\nexit 101\n' >$policy && chmod +x $policy && made=1; fi
  apt-get update -qq >"$run_dir/apt.log" 2>&1 || true
  DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends "${missing[@]}" >>"$run_dir/apt.log" 2>&1 ||
    { tail -20 "$run_dir/apt.log" >&2; [ -z "$made" ] || rm -f $policy; return 1; }
  [ -z "$made" ] || rm -f $policy
}

# PostgreSQL refuses to run as root, so root lends it the user that Debian's package made.
as_postgres() { if [ "$(id -u)" = 0 ]; then setpriv --reuid postgres --regid postgres --clear-groups "$@"; else "$@"; fi; }

up_postgres() {
  install_packages postgresql-15 postgresql-15-postgis-3
  local data=${POSTGRES_DATA:-/var/lib/postgresql/gevel-$pg_port}
  [ "$(id -u)" = 0 ] || data=${POSTGRES_DATA:-$run_dir/postgres-$pg_port}
  if ! answers "$pg_port"; then
    if [ ! -s "$data/PG_VERSION" ]; then
      mkdir -p "$data" && chmod 700 "$data"
      [ "$(id -u)" != 0 ] || chown postgres:postgres "$data"
      as_postgres "$pg_bin/initdb" -D "$data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
      cat >>"$data/postgresql.conf" <<CONF
port = $pg_port
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 120
shared_buffers = ${POSTGRES_SHARED_BUFFERS:-1GB}
effective_cache_size = 4GB
work_mem = 32MB
maintenance_work_mem = 512MB
max_wal_size = 4GB
random_page_cost = 1.1
jit = off
CONF
    fi
    (cd / && as_postgres "$pg_bin/pg_ctl" -D "$data" -l "$data/server.log" -w -t 60 start >/dev/null) ||
      { tail -20 "$data/server.log" >&2; return 1; }
  fi
  echo "$data" >"$run_dir/postgres.data"
  make_roles
  say postgres "127.0.0.1:$pg_port"
}

# Each program signs in with a role of its own, and none of them rules the server, here as on a real site.
make_roles() {
  local psql=(psql -h 127.0.0.1 -p "$pg_port" -U postgres -qAtX -v ON_ERROR_STOP=1) role database
  local -x PGOPTIONS='-c client_min_messages=warning'
  "${psql[@]}" -d postgres -f src/database/roles/create.sql
  for role in gevel_migrate gevel_cms gevel_worker gevel_web gevel_portal; do
    "${psql[@]}" -d postgres -c "alter role $role login password 'gevel'"
  done
  # Only here: tests make databases, and drop them with whoever is still in them.
  "${psql[@]}" -d postgres -c "alter role gevel_migrate createdb" -c "grant pg_signal_backend to gevel_migrate"
  # Only the server's administrator may add it, so every new database has it from the start.
  "${psql[@]}" -d template1 -c "create extension if not exists postgis"
  if [ "$("${psql[@]}" -d postgres -c "select 1 from pg_roles where rolname = 'gevel'")" ]; then hand_over; fi
  [ "$("${psql[@]}" -d postgres -c "select 1 from pg_database where datname = 'gevel'")" ] ||
    "${psql[@]}" -d postgres -c "create database gevel owner gevel_migrate"
  # One that an earlier version made and nobody has migrated yet.
  "${psql[@]}" -d gevel -c "create extension if not exists postgis"
}

# What the login gevel made while it ruled the server belongs to gevel_migrate; its addresses still open the same door.
hand_over() {
  "${psql[@]}" -d postgres -c "alter role gevel nosuperuser" -c "grant gevel_migrate to gevel" \
    -c "alter role gevel set role = 'gevel_migrate'"
  for database in $("${psql[@]}" -d postgres -c "select datname from pg_database where datallowconn"); do
    "${psql[@]}" -d "$database" -c "reassign owned by gevel to gevel_migrate" || say postgres "$database keeps its owner" >&2
  done
}

down_postgres() {
  [ -f "$run_dir/postgres.data" ] || return 0
  (cd / && as_postgres "$pg_bin/pg_ctl" -D "$(cat "$run_dir/postgres.data")" -m fast -w stop >/dev/null 2>&1) || true
}

up_varnish() {
  install_packages varnish varnish-modules
  rm -rf "$run_dir/vcl.new"
  WEB_BACKENDS=$web_backends PURGE_SECRET=$purge_secret SITE_URL=${SITE_URL:-http://localhost:$varnish_port} \
    deploy/varnish/fill-in.sh deploy/varnish "$run_dir/vcl.new"
  diff -rq "$run_dir/vcl.new" "$run_dir/vcl" >/dev/null 2>&1 || down_varnish
  rm -rf "$run_dir/vcl" && mv "$run_dir/vcl.new" "$run_dir/vcl"
  if ! alive "$run_dir/varnish.pid" || ! answers "$varnish_port"; then
    local listeners=(-a "inside=127.0.0.1:$varnish_port")
    [ -z "$inside_port" ] || listeners=(-a "site=127.0.0.1:$varnish_port" -a "inside=127.0.0.1:$inside_port")
    # shellcheck disable=SC2046 # one word each
    varnishd -n "$run_dir/varnish" "${listeners[@]}" -f "$run_dir/vcl/site.vcl" \
      -s "pages=malloc,${VARNISH_MEMORY:-256M}" -s "tiles=malloc,${TILES_MEMORY:-32M}" -s "bodies=malloc,${BODIES_MEMORY:-256M}" \
      $(cat deploy/varnish/parameters) -p thread_pool_min=50 \
      -P "$run_dir/varnish.pid" >"$run_dir/varnish.log" 2>&1 || { cat "$run_dir/varnish.log" >&2; return 1; }
  fi
  wait_for varnish "$varnish_port"
  say varnish "http://localhost:$varnish_port → $web_backends"
}

down_varnish() { stop_process varnish; }

up_mail() {
  if ! answers "$smtp_port"; then
    setsid nohup node_modules/.bin/maildev --smtp "$smtp_port" --web "$mail_web_port" --ip 127.0.0.1 --web-ip 127.0.0.1 \
      >"$run_dir/mail.log" 2>&1 </dev/null &
    echo $! >"$run_dir/mail.pid"
  fi
  wait_for mail "$smtp_port"
  wait_for mail "$mail_web_port"
  say mail "smtp 127.0.0.1:$smtp_port, read them at http://localhost:$mail_web_port"
}

down_mail() { stop_process mail; }

stop_process() {
  alive "$run_dir/$1.pid" && kill "$(cat "$run_dir/$1.pid")" 2>/dev/null
  for _ in $(seq 50); do alive "$run_dir/$1.pid" || break; sleep 0.1; done
  rm -f "$run_dir/$1.pid"
}

status_of() {
  case $1 in
  postgres) answers "$pg_port" && say postgres "up on $pg_port" || say postgres down ;;
  varnish) answers "$varnish_port" && say varnish "up on $varnish_port" || say varnish down ;;
  mail) answers "$smtp_port" && say mail "up on $smtp_port, web view on $mail_web_port" || say mail down ;;
  esac
}

case $action in
up) for service in "${wanted[@]}"; do "up_$service"; done ;;
down) for service in "${wanted[@]}"; do "down_$service"; say "$service" stopped; done ;;
status) for service in "${wanted[@]}"; do status_of "$service"; done ;;
install)
  for set in "${wanted[@]}"; do
    case $set in
    browser) install_packages chromium chromium-headless-shell poppler-utils ;; # pdftotext reads what is printed
    bench) install_packages wrk nginx-light ;;
    engines) install_packages firefox-esr webkit2gtk-driver xvfb xauth ;;
    tls) install_packages caddy ;;
    alarms) install_packages prometheus prometheus-alertmanager ;;
    images) install_packages buildah debootstrap ;;
    failover) install_packages patroni etcd-server haproxy pgbackrest ;;
    *) echo "unknown set: $set" >&2; exit 2 ;;
    esac
  done
  ;;
*) sed -n '2,3p' "$0" >&2; exit 2 ;;
esac
