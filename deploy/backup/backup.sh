#!/usr/bin/env bash
# One backup of a site on one machine, into BACKUP_FOLDER (/var/backups/gevel)/<moment>: the database with the rows of each
# table counted, the uploads with their sums, the erasures and the settings. Uploads that did not change take no room twice.
# Backups older than BACKUP_DAYS (14) go. BACKUP_THEN: a command that takes the new folder, its last word, to another machine.
# See docs/how-to/back-up.md.
set -euo pipefail
umask 077
. "$(dirname "$0")/site.sh"

mkdir -p "$backups"
exec 9>"$backups/.lock"
flock --nonblock 9 || fail 'Another backup is being made.'
rm -rf "$backups"/.unfinished-*
last=$(readlink -f "$backups/latest" || true)
sleep 1 # Named by the second, and no two alike.
moment=$(date --utc +%Y-%m-%dT%H%M%SZ)
work=$backups/.unfinished-$moment
mkdir -p "$work/media" "$work/settings"

# One moment of the database for the dump and for the numbers that it is compared with later.
coproc session { as_administrator psql -qAtX -v ON_ERROR_STOP=1 -d "$database" 2>&1; }
exec {said}<&"${session[0]}" {told}>&"${session[1]}"
session_id=$session_PID
echo "set lock_timeout = '60s'; begin isolation level repeatable read read only; select pg_export_snapshot();" >&"$told"
read -r -t 60 snapshot <&"$said" || fail 'PostgreSQL does not answer.'
[[ $snapshot =~ ^[0-9A-F-]+$ ]] || fail "PostgreSQL says: $snapshot"
as_administrator pg_dump --format=custom --snapshot="$snapshot" --dbname="$database" >"$work/database.dump"
cat "$here/deploy/backup/count-rows.sql" >&"$told"
exec {told}>&-
eval "exec ${session[1]}>&-"
cat <&"$said" >"$work/rows"
wait "$session_id"
grep -q '^lead\.lead|[0-9]' "$work/rows" || fail "The rows were not counted: $(tail -3 "$work/rows")"
# What cannot be listed cannot be restored.
as_administrator pg_restore --list <"$work/database.dump" >/dev/null

# The files that browsers fetch are made anew by each start.
cd "$media"
find . -path ./browser-files -prune -o -type d -exec mkdir -p "$work/media/{}" \;
find . -path ./browser-files -prune -o -type f -print0 | while IFS= read -r -d '' file; do
  kept=$last/media/$file
  if [ -n "$last" ] && [ -f "$kept" ] && ! [ "$file" -nt "$kept" ] && ! [ "$file" -ot "$kept" ]; then
    ln "$kept" "$work/media/$file"
  else
    # One that an editor deletes at this moment is no longer the site's.
    cp --preserve=mode,timestamps "$file" "$work/media/$file" || ! [ -e "$file" ]
  fi
done
cd "$work/media"
find . -type f -print0 | sort --zero-terminated | xargs --null --no-run-if-empty sha256sum >"$work/media.sums"

for file in "$settings" "$settings".*; do [ ! -f "$file" ] || cp --preserve=mode,timestamps "$file" "$work/settings/"; done
[ -z "$erasures" ] || [ ! -f "$erasures" ] || cp --preserve=timestamps "$erasures" "$work/erasures.jsonl"

cd /
mv "$work" "$backups/$moment"
ln --symbolic --force --no-dereference "$moment" "$backups/latest"
find "$backups" -mindepth 1 -maxdepth 1 -type d -name '20*Z' ! -name "$moment" -mtime "+$((${BACKUP_DAYS:-14} - 1))" -exec rm -rf {} +
echo "$backups/$moment: $(wc -l <"$backups/$moment/rows") tables, $(wc -l <"$backups/$moment/media.sums") uploads, $(du -sh "$backups/$moment" | cut -f1)"
# shellcheck disable=SC2086 # a command with its words
[ -z "${BACKUP_THEN:-}" ] || $BACKUP_THEN "$backups/$moment"
# The worker tells its age: one that failed above, or could not be taken away, leaves the last one's.
[ -z "$stamp" ] || (umask 022 && date --utc +%Y-%m-%dT%H:%M:%SZ >"$stamp")
