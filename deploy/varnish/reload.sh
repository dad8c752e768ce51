#!/bin/sh
# Copies of web, limits or names have changed: the Varnish that start.sh began takes the new configuration and keeps its
# pages. With the variables of start.sh.
set -eu
here=$(dirname "$0")
folder=${VARNISH_FOLDER:-/run/gevel-varnish}
PURGE_SECRET=${PURGE_SECRET:-${CACHE_PURGE_SECRET:?}}
export PURGE_SECRET
# A busy machine takes a while to compile.
ask() { varnishadm -t 60 -n "${VARNISH_WORK:-$folder/work}" "$@"; }
next=vcl-$(date +%s%N)
"$here/fill-in.sh" "$here" "$folder/$next"
# A configuration with a mistake is refused here, and the one before goes on.
ask vcl.load "$next" "$(cd "$folder" && pwd)/$next/site.vcl" >/dev/null
ask vcl.use "$next" >/dev/null
# Requests that are under way end by the one they began with; it leaves the memory after them.
ask vcl.list | awk '$1 == "available" { print $NF }' | while read -r old; do ask vcl.discard "$old" >/dev/null; done
find "$folder" -mindepth 1 -maxdepth 1 -name 'vcl-*' ! -name "$next" -exec rm -r {} +
