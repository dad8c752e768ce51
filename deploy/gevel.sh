#!/bin/sh
# Any program of the site by its name, as systemd, the image and whoever runs the site start it:
# gevel.sh web | cms | worker | migrate | sync [full [--accept]] | sync listing … | sync anew | documents:rebuild | administrator …
#   | leads export | leads retry | leads bounced <mail | leads erase-again | redirects import <old.csv
#   | fill-site <agency.json | health [worker]
# Settings come from the environment; where it has none, from .env beside package.json, and the login of the program that
# has the rights for it from .env.web, .env.cms or .env.worker.
set -eu
cd "$(dirname "$0")/.."
PATH="$PWD/node_modules/.bin:$PATH"
name=${1:-}
[ $# -eq 0 ] || shift
settings=
if [ -z "${DATABASE_URL:-}" ] && [ -r .env ]; then
  settings=--env-file=.env
  case $name in
  web | cms | worker) login=$name ;;
  sync) login=worker ;;
  # Whoever has to be erased again is erased everywhere: no program but the owner of the tables may do that alone.
  leads) [ "${1:-}" = erase-again ] && login= || login=worker ;;
  documents:rebuild | administrator | redirects | fill-site) login=cms ;;
  *) login= ;;
  esac
  # A site of an earlier version has none for cms and worker, which then sign in as the owner.
  [ -z "$login" ] || [ ! -r ".env.$login" ] || settings="$settings --env-file=.env.$login"
fi
export NODE_ENV="${NODE_ENV:-production}" NEXT_TELEMETRY_DISABLED=1
# shellcheck disable=SC2086 # one word each
case $name in
web) exec node $settings --max-old-space-size=192 --max-semi-space-size=16 dist/web/web.js ;;
cms) PORT="${PORT:-3001}" exec node $settings --import tsx src/server/cms.ts ;;
worker) exec node $settings --import tsx src/worker.ts ;;
documents:rebuild) exec node $settings --import tsx scripts/published.ts ;;
migrate | sync | administrator | leads) exec node $settings --import tsx "scripts/$name.ts" "$@" ;;
fill-site) exec node $settings --import tsx scripts/setup/fill-site.ts ;;
redirects) exec node $settings --import tsx scripts/setup/redirects.ts "$@" ;;
health)
  # worker has no address but the one of its figures: that it answers at all is enough.
  [ "${1:-}" = worker ] && url=http://127.0.0.1:$((${METRICS_PORT:-0} + 2))/ any=true || url=http://127.0.0.1:${PORT:-3000}/healthz any=false
  exec node -e 'fetch(process.argv[1]).then(({ ok }) => process.exit(ok || process.argv[2] === "true" ? 0 : 1), () => process.exit(1))' "$url" "$any"
  ;;
*) sed -n '2,7p' "$0" >&2; exit 2 ;;
esac
