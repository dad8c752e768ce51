# What backup.sh and restore.sh share: where the site's settings, database and uploads are. SETTINGS names the file of
# settings; without it .env beside package.json.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
settings=${SETTINGS:-$here/.env}

fail() { echo "$*" >&2; exit 1; }
value_in() { # name, file
  if [ -r "$2" ]; then sed -nE "s/^$1='?([^']*)'?$/\1/p" "$2" | tail -1; fi
}
login_of() { printf %s "$1" | sed -nE 's|^postgres(ql)?://([^:]+):.*$|\2|p'; }
# A setting of this program's own environment goes before the file.
setting() { # name
  if [ -n "${!1:-}" ]; then printf %s "${!1}"; else value_in "$1" "$settings"; fi
}
# Everything of a file of settings, for a program of the site.
export_settings() { # file
  local line value
  [ -r "$1" ] || return 0
  while read -r line; do
    [[ $line =~ ^[A-Z][A-Z0-9_]*= ]] || continue
    value=${line#*=}
    value=${value#\'}
    export "${line%%=*}=${value%\'}"
  done <"$1"
}

owner_url=$(value_in DATABASE_URL "$settings")
[ -n "$owner_url" ] || fail "$settings has no DATABASE_URL"
owner=$(login_of "$owner_url")
database=$(printf %s "$owner_url" | sed -nE 's|^.*/([^/?]+)(\?.*)?$|\1|p')
media=$(setting MEDIA_FOLDER)
erasures=$(setting ERASURES_FILE)
stamp=$(setting BACKUP_STAMP_FILE)
backups=${BACKUP_FOLDER:-/var/backups/gevel}
[ -n "$owner" ] && [ -n "$database" ] && [ -n "$media" ] || fail "$settings lacks DATABASE_URL or MEDIA_FOLDER"

# As the administrator of PostgreSQL, whom no rule of rows binds: as PGHOST, PGPORT and PGUSER say, and as root without
# them as the user postgres of this machine. AS_POSTGRES: by these words before the command, such as those of an engine
# of images.
as_administrator() {
  # shellcheck disable=SC2086 # one word each
  if [ -n "${AS_POSTGRES:-}" ]; then $AS_POSTGRES "$@"
  elif [ "$(id -u)" = 0 ] && [ -z "${PGUSER:-}" ]; then (cd / && runuser -u postgres -- "$@")
  else "$@"; fi
}
