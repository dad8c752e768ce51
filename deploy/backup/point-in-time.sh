#!/bin/sh
# One backup by pgBackRest, and a look whether all that it keeps can be read: point-in-time.sh <stanza> [full|diff|incr]
# On a replica it ends quietly, so each server of a cluster may have the same timer. BACKUP_STAMP_FILE gets the moment.
# Asks PostgreSQL as PGHOST and PGPORT say; as root it works as the user postgres. See docs/how-to/back-up.md.
set -eu
stanza=${1:?names no stanza} type=${2:-incr}
as_postgres() { if [ "$(id -u)" = 0 ]; then (cd / && runuser -u postgres -- "$@"); else "$@"; fi; }

[ "$(as_postgres psql -qAtX -U postgres -d postgres -c 'select pg_is_in_recovery()')" = f ] || exit 0
as_postgres pgbackrest --stanza="$stanza" --type="$type" backup
# It ends with 0 even when a file is damaged: only its text tells.
told=$(as_postgres pgbackrest --stanza="$stanza" --output=text --verbose verify 2>&1) || { echo "$told" >&2; exit 1; }
if ! echo "$told" | grep -qx 'status: ok'; then
  echo "$told" >&2
  echo "What $stanza keeps cannot all be read." >&2
  exit 1
fi
[ -z "${BACKUP_STAMP_FILE:-}" ] || (umask 022 && date --utc +%Y-%m-%dT%H:%M:%SZ >"$BACKUP_STAMP_FILE")
