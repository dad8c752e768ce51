#!/bin/sh
# Fills in the placeholders and stays in the foreground. What it writes goes to VARNISH_FOLDER alone.
set -eu
here=$(dirname "$0")
folder=${VARNISH_FOLDER:-/run/gevel-varnish}
PURGE_SECRET=${PURGE_SECRET:-${CACHE_PURGE_SECRET:?}}
export PURGE_SECRET
"$here/fill-in.sh" "$here" "$folder/vcl"
# shellcheck disable=SC2046 # one word each
exec varnishd -F -n "$folder/work" -a "${VARNISH_LISTEN:-:8080}" -f "$folder/vcl/site.vcl" \
  -s "malloc,${VARNISH_MEMORY:-512M}" -s "bodies=malloc,${BODIES_MEMORY:-512M}" $(cat "$here/parameters")
