# Who asks: the address that limits count, and the only one the site is told.

acl own_proxies {
  {{PROXY_NETWORKS}}
}

# Once for each request that is not answered from the cache.
sub name_visitor {
  # Varnish has added the address it sees at the end; before it stand those that our own proxies added, and before
  # them whatever the sender wrote. Who does not come through a proxy of ours has written all of it.
  if (client.ip ~ own_proxies) {
    set req.http.X-Visitor = std.ip(
      regsub(req.http.X-Forwarded-For, "^(?:.*,)?\s*([^,\s]+)(?:\s*,\s*[^,\s]+){{{PROXIES_BEFORE}}}\s*$", "\1"),
      client.ip,
      resolve = false
    );
  } else {
    set req.http.X-Visitor = client.ip;
  }
  set req.http.X-Forwarded-For = req.http.X-Visitor;
  # Of IPv6 the first half: the other half is the sender's own to choose.
  if (req.http.X-Visitor ~ ":" && req.http.X-Visitor !~ "^::ffff:") {
    set req.http.X-Visitor = regsub(req.http.X-Visitor, "^((?:[0-9a-f]+:){1,4}).*$", "\1");
  }
}
