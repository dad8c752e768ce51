#!/bin/sh
# Writes the configuration of Varnish with its placeholders filled in: fill-in.sh <from folder> <to folder>
set -eu
: "${WEB_HOST:?}" "${WEB_PORT:?}" "${PURGE_SECRET:?}" "${SITE_URL:?}"
SITE_HOST=$(printf %s "$SITE_URL" | sed -E 's|^https?://([^/]+).*$|\1|')
# How many proxies of ours a visitor comes through, Varnish included, and from where the one before Varnish asks.
PROXIES_BEFORE=$((${OWN_PROXIES:-1} - 1))
networks() { printf '%s\n' "$@" | sed -E 's|^(!?)([^/]+)(/[0-9]+)?$|\1 "\2"\3;|' | tr '\n' ' '; }
PROXY_NETWORKS=$(networks ${PROXY_NETWORKS:-127.0.0.1 ::1})
# Who may purge, if they know the secret: where cms and worker run. One with "!" before it may not.
PURGE_NETWORKS=$(networks ${PURGE_NETWORKS:-127.0.0.1 ::1})
# Such as "max-age=31536000"; a browser that heard it asks for nothing but https, so it is never said over http.
case $SITE_URL in https://*) HSTS=${HSTS:-} ;; *) HSTS='' ;; esac
# What one address may ask in 10 s of what the cache does not have, and what it may send in a minute.
PAGES_PER_VISITOR=${PAGES_PER_VISITOR:-60}
FILES_PER_VISITOR=${FILES_PER_VISITOR:-600}
POSTS_PER_VISITOR=${POSTS_PER_VISITOR:-60}
VIEWS_PER_VISITOR=${VIEWS_PER_VISITOR:-300}
# Bodies that are on their way at one time: of one address, those over a megabyte, and of everybody.
BODIES_PER_VISITOR=${BODIES_PER_VISITOR:-10}
LARGE_BODIES_PER_VISITOR=${LARGE_BODIES_PER_VISITOR:-3}
BODIES_AT_ONCE=${BODIES_AT_ONCE:-500}
WEB_CONNECTIONS=${WEB_CONNECTIONS:-200}
# For a demo, tests and benches, all of which come from one address.
if [ "${VISITOR_LIMITS:-on}" = off ]; then
  PAGES_PER_VISITOR=1000000 FILES_PER_VISITOR=1000000 POSTS_PER_VISITOR=1000000 VIEWS_PER_VISITOR=1000000
fi
# Of the pages, those that a browser may fetch before they are clicked.
PREFETCHES_PER_VISITOR=$(((PAGES_PER_VISITOR + 1) / 2))

script=
for name in WEB_HOST WEB_PORT PURGE_SECRET SITE_HOST PROXIES_BEFORE PROXY_NETWORKS PURGE_NETWORKS HSTS WEB_CONNECTIONS \
  PAGES_PER_VISITOR PREFETCHES_PER_VISITOR FILES_PER_VISITOR POSTS_PER_VISITOR VIEWS_PER_VISITOR BODIES_PER_VISITOR \
  LARGE_BODIES_PER_VISITOR BODIES_AT_ONCE; do
  eval "value=\$$name"
  case $value in *[\|\&\\]*) echo "$name cannot stand in a configuration: $value" >&2; exit 2 ;; esac
  script="$script;s|{{$name}}|$value|g"
done
mkdir -p "$2"
for file in "$1"/*.vcl; do sed -e "${script#;}" "$file" >"$2/${file##*/}"; done
if grep -n '{{' "$2"/*.vcl; then echo 'a placeholder has no value' >&2; exit 2; fi
