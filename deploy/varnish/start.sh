#!/bin/sh
# Fills in the placeholders of site.vcl and stays in the foreground.
set -eu
sed -e "s/{{WEB_HOST}}/$WEB_HOST/; s/{{WEB_PORT}}/$WEB_PORT/; s/{{PURGE_SECRET}}/$PURGE_SECRET/" \
  /etc/varnish/site.vcl.in >/etc/varnish/site.vcl
exec varnishd -F -a :8080 -f /etc/varnish/site.vcl -s "malloc,${VARNISH_MEMORY:-512M}" \
  -p http_resp_hdr_len=32k -p http_resp_size=64k -p workspace_backend=128k -p workspace_client=128k
