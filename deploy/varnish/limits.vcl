# How much of the site's work one visitor may ask for. What the cache has costs the site nothing and is never counted.

sub limit_misses {
  if (!req.http.X-Visitor) {
    call name_visitor;
  }
  # Posts are counted as they come in; a second try of the same request is none of the visitor's doing.
  if (req.restarts == 0 && req.method != "POST") {
    if (req.url ~ "^/(assets|brand|images|maps|media|regions|tiles)/") {
      # Read from a disk: one page asks for dozens of them.
      if (vsthrottle.is_denied("files " + req.http.X-Visitor, {{FILES_PER_VISITOR}}, 10s)) {
        return (synth(429, "Too Many Requests"));
      }
    } else {
      # What a browser fetches ahead of a click leaves room for the click; refused, it asks again when it is clicked.
      if (req.http.Sec-Purpose ~ "prefetch" && vsthrottle.is_denied("prefetches " + req.http.X-Visitor, {{PREFETCHES_PER_VISITOR}}, 10s)) {
        return (synth(429, "Too Many Requests"));
      }
      if (vsthrottle.is_denied("pages " + req.http.X-Visitor, {{PAGES_PER_VISITOR}}, 10s)) {
        return (synth(429, "Too Many Requests"));
      }
    }
  }
}

# The site is asked once a body is here as a whole: whoever sends slowly keeps a thread of Varnish waiting, not the
# site. Varnish waits 5 s for each byte and has no limit for the whole, so the number of those it waits for has one:
# a token is taken for each and given back, and the hour in which they come back by themselves hardly counts.
sub buffer_body {
  call name_visitor;
  if (req.url == "/seen/") {
    call limit_views;
  } else if (req.url ~ "^/mcp/?(?:\?|$)") {
    call limit_assistants;
  # The platform may tell of many homes in a minute; its messages are small, and signed.
  } else if (req.url !~ "^/platform(-events/[a-z0-9-]+/?|/changes/)$" && vsthrottle.is_denied("posts " + req.http.X-Visitor, {{POSTS_PER_VISITOR}}, 60s)) {
    return (synth(429, "Too Many Requests"));
  }
  # More than any form takes, so that it is the form that says in its own words what was too large.
  if (req.http.Content-Length ~ "^[0-9]{9}" || std.integer(req.http.Content-Length, 0) > 16777216) {
    return (synth(413, "Content Too Large"));
  }
  if (req.http.Transfer-Encoding || req.http.Content-Length ~ "^[0-9]{7}") {
    # Room for it is set aside when it begins.
    if (vsthrottle.is_denied("large bodies " + req.http.X-Visitor, {{LARGE_BODIES_PER_VISITOR}}, 3600s)) {
      return (synth(429, "Too Many Requests"));
    }
    set req.http.X-Large = "1";
  }
  if (vsthrottle.is_denied("bodies " + req.http.X-Visitor, {{BODIES_PER_VISITOR}}, 3600s)) {
    call body_is_here;
    return (synth(429, "Too Many Requests"));
  }
  set req.http.X-Body = "1";
  # Pages go on, whatever happens to forms.
  if (vsthrottle.is_denied("bodies", {{BODIES_AT_ONCE}}, 3600s)) {
    call body_is_here;
    return (synth(503, "Service Unavailable"));
  }
  set req.storage = storage.bodies;
  if (!std.cache_req_body(16MB)) {
    vsthrottle.return_token("bodies", {{BODIES_AT_ONCE}}, 3600s);
    call body_is_here;
    return (synth(413, "Content Too Large"));
  }
  vsthrottle.return_token("bodies", {{BODIES_AT_ONCE}}, 3600s);
  call body_is_here;
}

# Every page of a home says once that it is looked at: in a few words, and beside the forms that its visitor may send.
sub limit_views {
  if (vsthrottle.is_denied("views " + req.http.X-Visitor, {{VIEWS_PER_VISITOR}}, 60s)) {
    return (synth(429, "Too Many Requests"));
  }
  if (req.http.Transfer-Encoding || std.integer(req.http.Content-Length, 0) > 1024) {
    return (synth(413, "Content Too Large"));
  }
}

# Assistants of many visitors may ask from one address, and beside the forms that are sent from there.
sub limit_assistants {
  if (vsthrottle.is_denied("assistants " + req.http.X-Visitor, {{QUESTIONS_PER_VISITOR}}, 60s)) {
    return (synth(429, "Too Many Requests"));
  }
  if (std.integer(req.http.Content-Length, 0) > 65536) {
    return (synth(413, "Content Too Large"));
  }
}

sub body_is_here {
  if (req.http.X-Large) {
    vsthrottle.return_token("large bodies " + req.http.X-Visitor, {{LARGE_BODIES_PER_VISITOR}}, 3600s);
    unset req.http.X-Large;
  }
  if (req.http.X-Body) {
    vsthrottle.return_token("bodies " + req.http.X-Visitor, {{BODIES_PER_VISITOR}}, 3600s);
    unset req.http.X-Body;
  }
}
