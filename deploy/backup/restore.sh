#!/usr/bin/env bash
# Restores a backup that backup.sh made, and compares it: restore.sh [<folder>] [--database <name>] [--media <folder>] | --try
# Without a folder the latest. Without a name the site's own database, for which nothing of the site may run; the one that
# is there is kept under another name, and so are the uploads. Whoever was erased since the backup is erased again.
# --try restores into a database and a folder of its own, compares, and leaves nothing behind.
# See docs/how-to/back-up.md.
set -euo pipefail
umask 077
. "$(dirname "$0")/site.sh"

backup='' into=$database uploads=$media is_try=
while [ $# -gt 0 ]; do
  case $1 in
  --database) into=$2; shift 2 ;;
  --media) uploads=$2; shift 2 ;;
  --try) is_try=1; into=${database}_try; shift ;;
  -*) sed -n '2,6p' "$0" >&2; exit 2 ;;
  *) backup=$1; shift ;;
  esac
done
backup=$(readlink -f "${backup:-$backups/latest}")
[ -s "$backup/database.dump" ] && [ -s "$backup/rows" ] || fail "$backup is no backup."
[[ $into =~ ^[a-z][a-z0-9_]*$ ]] || fail "$into is no name of a database."
moment=$(date --utc +%Y%m%d%H%M%S)

ask() { as_administrator psql -qAtX -v ON_ERROR_STOP=1 "$@"; }
exists() { [ "$(ask -d postgres -c "select 1 from pg_database where datname = '$into'")" = 1 ]; }
leave_nothing() { ask -d postgres -c "drop database if exists \"$into\" with (force)"; rm -rf "$uploads"; }

# A file that was damaged where it lay must not become the site.
(cd "$backup/media" && sha256sum --check --quiet "$backup/media.sums") || fail 'Uploads of the backup are damaged.'

if [ -n "$is_try" ]; then
  uploads=$(mktemp -d) && trap leave_nothing EXIT
  ask -d postgres -c "drop database if exists \"$into\" with (force)"
elif exists; then
  [ "$into" = "$database" ] || fail "The database $into is there already."
  [ "$(ask -d postgres -c "select count(*) from pg_stat_activity where datname = '$into'")" = 0 ] ||
    fail "Somebody still works in $into: stop web, cms and worker first."
  ask -d postgres -c "alter database \"$into\" rename to \"${into}_before_$moment\""
  echo "The database that was there is now ${into}_before_$moment."
fi
ask -d postgres -c "create database \"$into\" owner \"$owner\" encoding 'UTF8' locale 'C.UTF-8' template template0"
if [ "$into" = "$database" ]; then
  ask -d postgres -c "revoke all on database \"$into\" from public"
  for program in cms worker web; do
    for name in DATABASE_URL PORTAL_DATABASE_URL; do
      url=$(value_in $name "$settings.$program")
      [ -n "$url" ] || continue
      ask -d postgres -c "grant connect on database \"$into\" to \"$(login_of "$url")\""
    done
  done
fi
as_administrator pg_restore --exit-on-error --dbname="$into" <"$backup/database.dump"
ask -d "$into" <"$here/deploy/backup/count-rows.sql" | diff "$backup/rows" - || fail 'The rows are not those of the backup.'

if [ -z "$is_try" ]; then
  whose=$(stat --format=%u:%g "$([ -d "$uploads" ] && echo "$uploads" || dirname "$uploads")")
  [ ! -d "$uploads" ] || [ -z "$(ls -A "$uploads")" ] || mv "$uploads" "$uploads.before-$moment"
  mkdir -p "$uploads"
fi
cp --recursive --preserve=mode,timestamps "$backup/media/." "$uploads/"
[ -n "$is_try" ] || [ "$(id -u)" != 0 ] || chown --recursive "$whose" "$uploads"
(cd "$uploads" && sha256sum --check --quiet "$backup/media.sums") || fail 'The uploads are not those of the backup.'

# Both may know of erasures that the other does not: the file of this machine later ones, that of the backup all of a machine
# that is gone.
noted=$(mktemp)
{ [ ! -f "$backup/erasures.jsonl" ] || cat "$backup/erasures.jsonl"; echo; [ -z "$erasures" ] || [ ! -f "$erasures" ] || cat "$erasures"; } |
  grep . | sort --unique >"$noted" || true
# With the tables of this release: an older backup has those of its own.
of_site() ( # program whose login it has, command…
  export_settings "$settings"
  export_settings "$settings.$1"
  DATABASE_URL=$(printf %s "$DATABASE_URL" | sed -E "s|/[^/?]+(\?.*)?$|/$into\1|") MEDIA_FOLDER=$uploads ERASURES_FILE=$noted
  export DATABASE_URL MEDIA_FOLDER ERASURES_FILE
  "$here/deploy/gevel.sh" "${@:2}"
)
of_site migrate migrate
[ ! -s "$noted" ] || of_site migrate leads erase-again
if [ "$into" = "$database" ] && [ -n "$erasures" ] && [ -s "$noted" ]; then
  cp "$noted" "$erasures"
  chown --reference="$(dirname "$erasures")" "$erasures"
fi
rm -f "$noted"
echo "$(wc -l <"$backup/rows") tables with $(awk -F'|' '{ sum += $2 } END { print sum }' "$backup/rows") rows and $(wc -l <"$backup/media.sums") uploads, as in $backup."
