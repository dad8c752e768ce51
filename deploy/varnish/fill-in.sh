#!/bin/sh
# Writes the configuration of Varnish with its placeholders filled in: fill-in.sh <from folder> <to folder>
set -eu
: "${PURGE_SECRET:?}" "${SITE_URL:?}"
# Copies of web, as host:port; each is resolved once, when the configuration is loaded: reload.sh follows changes.
WEB_BACKENDS=${WEB_BACKENDS:-${WEB_HOST:?}:${WEB_PORT:?}}
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
QUESTIONS_PER_VISITOR=${QUESTIONS_PER_VISITOR:-120}
# Bodies that are on their way at one time: of one address, those over a megabyte, and of everybody.
BODIES_PER_VISITOR=${BODIES_PER_VISITOR:-10}
LARGE_BODIES_PER_VISITOR=${LARGE_BODIES_PER_VISITOR:-3}
BODIES_AT_ONCE=${BODIES_AT_ONCE:-500}
WEB_CONNECTIONS=${WEB_CONNECTIONS:-200}
BACKENDS='' ADD_BACKENDS='' count=0
for address in $WEB_BACKENDS; do
  count=$((count + 1)) host=${address%:*} port=${address##*:}
  case $port in '' | *[!0-9]*) echo "WEB_BACKENDS: $address is no host:port" >&2; exit 2 ;; esac
  host=${host#[} host=${host%]}
  BACKENDS="$BACKENDS backend web$count { .host = \"$host\"; .port = \"$port\"; .connect_timeout = 2s; .first_byte_timeout = 15s; .between_bytes_timeout = 10s; .max_connections = $WEB_CONNECTIONS; .probe = is_well; }"
  ADD_BACKENDS="$ADD_BACKENDS webs.add_backend(web$count);"
done
# For a demo, tests and benches, all of which come from one address.
if [ "${VISITOR_LIMITS:-on}" = off ]; then
  PAGES_PER_VISITOR=1000000 FILES_PER_VISITOR=1000000 POSTS_PER_VISITOR=1000000 VIEWS_PER_VISITOR=1000000
  QUESTIONS_PER_VISITOR=1000000
fi
# Of the pages, those that a browser may fetch before they are clicked.
PREFETCHES_PER_VISITOR=$(((PAGES_PER_VISITOR + 1) / 2))

script=
for name in BACKENDS ADD_BACKENDS PURGE_SECRET SITE_HOST PROXIES_BEFORE PROXY_NETWORKS PURGE_NETWORKS HSTS \
  PAGES_PER_VISITOR PREFETCHES_PER_VISITOR FILES_PER_VISITOR POSTS_PER_VISITOR VIEWS_PER_VISITOR QUESTIONS_PER_VISITOR \
  BODIES_PER_VISITOR LARGE_BODIES_PER_VISITOR BODIES_AT_ONCE; do
  eval "value=\$$name"
  case $value in *[\|\&\\]*) echo "$name cannot stand in a configuration: $value" >&2; exit 2 ;; esac
  script="$script;s|{{$name}}|$value|g"
done
mkdir -p "$2"
for file in "$1"/*.vcl; do sed -e "${script#;}" "$file" >"$2/${file##*/}"; done
if grep -n '{{' "$2"/*.vcl; then echo 'a placeholder has no value' >&2; exit 2; fi
