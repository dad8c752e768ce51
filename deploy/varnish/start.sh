#!/bin/sh
# Fills in the placeholders and stays in the foreground. What it writes goes to VARNISH_FOLDER alone.
set -eu
here=$(dirname "$0")
folder=${VARNISH_FOLDER:-/run/gevel-varnish}
PURGE_SECRET=${PURGE_SECRET:-${CACHE_PURGE_SECRET:?}}
export PURGE_SECRET
"$here/fill-in.sh" "$here" "$folder/vcl"
# Visitors and what ends TLS ask the first; cms and worker, which purge, the second: without a name of its own the next port.
site=${VARNISH_LISTEN:-:8080}
inside=${VARNISH_INSIDE:-${site%:*}:$((${site##*:} + 1))}
# shellcheck disable=SC2046 # one word each
exec varnishd -F -n "$folder/work" -a "site=$site" -a "inside=$inside" -f "$folder/vcl/site.vcl" \
  -s "pages=malloc,${VARNISH_MEMORY:-512M}" -s "tiles=malloc,${TILES_MEMORY:-64M}" -s "bodies=malloc,${BODIES_MEMORY:-512M}" $(cat "$here/parameters")
