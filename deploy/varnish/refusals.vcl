# What no browser sends: refused here, before it costs the site anything.

sub refuse_broken_requests {
  if (req.method != "GET" && req.method != "HEAD" && req.method != "POST") {
    return (synth(405, "Method Not Allowed"));
  }
  # A body that nobody reads still holds a thread for as long as it takes.
  if (req.method != "POST" && (req.http.Transfer-Encoding || req.http.Content-Length ~ "[1-9]")) {
    return (synth(400, "Bad Request"));
  }

  # Most addresses are plain enough to need no closer look.
  if (req.url !~ "^(?:/[\w-][\w.-]*+)*+/?(?:\?[^%]*+)?$") {
    call refuse_broken_address;
  }
}

sub refuse_broken_address {
  # A whole address as target; Varnish itself takes the host off one of http:// that has a path. And no text in the
  # database may hold the sign that %00 stands for.
  if (req.url !~ "^/(?!/)" || req.url ~ "%00") {
    return (synth(400, "Bad Request"));
  }
  set req.http.X-Path = regsub(req.url, "\?.*$", "");
  if (req.http.X-Path ~ "\\" || req.http.X-Path ~ "(?i)/(?:\.|%2e){1,2}(?:/|$)") {
    return (synth(400, "Bad Request"));
  }
  # Takes away every whole character of UTF-8 but control characters, slashes and what was encoded twice: a percent
  # sign that is left belongs to none. The rest of a query is for the site to read as it can.
  if (regsuball(req.http.X-Path, {"(?ix)
      %(?: 2[0-46-9a-e] | 25(?!(?:[0-9a-f]|%3[0-9]|%[46][1-6]){2}) | [346][0-9a-f] | 5[0-9abd-f] | 7[0-9a-e] )
    | %(?: c[2-9a-f] | d[0-9a-f] ) %[89ab][0-9a-f]
    | %(?: e0%[ab] | e[1-9a-cef]%[89ab] | ed%[89] )[0-9a-f] %[89ab][0-9a-f]
    | %(?: f0%[9ab] | f[1-3]%[89ab] | f4%8 )[0-9a-f] (?: %[89ab][0-9a-f] ){2}
  "}, "") ~ "%") {
    return (synth(400, "Bad Request"));
  }
  unset req.http.X-Path;
}

# One host, and nothing by which a request could have itself answered as another. Pages that are kept vary by none of them either.
sub drop_misleading_headers {
  set bereq.http.Host = "{{SITE_HOST}}";
  unset bereq.http.Forwarded;
  unset bereq.http.X-Forwarded-Host;
  unset bereq.http.X-Forwarded-Port;
  unset bereq.http.X-Forwarded-Prefix;
  unset bereq.http.X-Forwarded-Proto;
  unset bereq.http.X-Forwarded-Protocol;
  unset bereq.http.X-Forwarded-Scheme;
  unset bereq.http.X-Forwarded-Server;
  unset bereq.http.X-Forwarded-Ssl;
  unset bereq.http.X-Host;
  unset bereq.http.X-Original-Host;
  unset bereq.http.X-Original-URL;
  unset bereq.http.X-Rewrite-URL;
  unset bereq.http.X-HTTP-Method;
  unset bereq.http.X-HTTP-Method-Override;
  unset bereq.http.X-Method-Override;
  unset bereq.http.X-Real-IP;
  unset bereq.http.X-Client-IP;
  unset bereq.http.True-Client-IP;
  unset bereq.http.CF-Connecting-IP;
  unset bereq.http.X-Returned-Form;
  # Of Next's router.
  unset bereq.http.RSC;
  unset bereq.http.Next-Action;
  unset bereq.http.Next-HMR-Refresh;
  unset bereq.http.Next-Router-Prefetch;
  unset bereq.http.Next-Router-Segment-Prefetch;
  unset bereq.http.Next-Router-State-Tree;
  unset bereq.http.Next-URL;
  unset bereq.http.X-Invoke-Path;
  unset bereq.http.X-Invoke-Query;
  unset bereq.http.X-Invoke-Status;
  unset bereq.http.X-Matched-Path;
  unset bereq.http.X-Middleware-Prefetch;
  unset bereq.http.X-Middleware-Rewrite;
  unset bereq.http.X-Middleware-Subrequest;
  unset bereq.http.X-Nextjs-Data;
  unset bereq.http.X-Now-Route-Matches;
  unset bereq.http.X-Prerender-Revalidate;
}
