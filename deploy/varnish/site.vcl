vcl 4.1;

import directors;
import std;
import vsthrottle;
import xkey;

# The placeholders in double braces are filled in by fill-in.sh.
include "./visitor.vcl";
include "./refusals.vcl";
include "./query.vcl";
include "./limits.vcl";

probe is_well {
  .url = "/healthz";
  .interval = 1s;
  .timeout = 2s;
  .window = 4;
  .threshold = 2;
  .initial = 2;
}

# All copies of web: see fill-in.sh.
{{BACKENDS}}

sub vcl_init {
  # Any of them can answer anything; of this kind it can be said that a second try goes to another one.
  new webs = directors.shard();
  {{ADD_BACKENDS}}
  webs.reconfigure();
}

acl purgers {
  {{PURGE_NETWORKS}}
}

sub vcl_recv {
  set req.backend_hint = webs.backend(resolve=LAZY);
  if (req.restarts == 0) {
    unset req.http.X-Stale-Allowed;
    if (req.method == "PURGE") {
      # What ends TLS asks from this machine as well, for anybody: purges have a listener of their own, which it does
      # not know.
      if (local.socket != "inside" || client.ip !~ purgers || req.http.X-Purge-Secret != "{{PURGE_SECRET}}") {
        return (synth(403, "Forbidden"));
      }
      # What must not be seen any more is thrown away: neither grace nor a failing site brings it back.
      if (req.http.X-Purge-Hard) {
        return (synth(200, "Purged " + xkey.purge(req.http.X-Purge-Tags)));
      }
      # A soft purge: what was purged can still be served should the site be down a moment later.
      return (synth(200, "Purged " + xkey.softpurge(req.http.X-Purge-Tags)));
    }
    # Names of this configuration's own.
    unset req.http.X-Visitor;
    unset req.http.X-Others;
    unset req.http.X-Large;
    unset req.http.X-Body;
    call refuse_broken_requests;
    if (req.method == "POST") {
      call buffer_body;
    }
    std.collect(req.http.Cookie, "; ");
  }

  # A purged or expired page is fetched anew as long as the site is well, so nobody reads an old price.
  if (req.http.X-Stale-Allowed || !std.healthy(req.backend_hint)) {
    set req.grace = 24h;
  } else {
    set req.grace = 0s;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # A hit is the answer to nearly everything: one look tells that an address is everybody's.
  if (req.url ~ "^/(?:[a-z][a-z]/(?:request|appointment|demand|documents|kept-list|shared-list|weekly|newsletter|my-data|preview|login|portal|portaal|portail|bedankt|merci|thank-you|danke)|admin|api)(?:/|$)") {
    call pass_what_is_personal;
  }

  unset req.http.Cookie;
  unset req.http.Authorization;

  if (req.url == "/") {
    call keep_one_language;
  } else if (req.url ~ "\?") {
    if (req.url ~ "^/\?") {
      call keep_one_language;
    } else {
      unset req.http.Accept-Language;
    }
    call keep_known_parameters;
  } else {
    unset req.http.Accept-Language;
  }
  return (hash);
}

sub pass_what_is_personal {
  # Pages behind a signed link are one person's own; the link is the part with the dots.
  if (req.url ~ "^/[a-z][a-z]/(request|appointment|demand|documents|kept-list|shared-list|weekly|newsletter/(confirm|stop))/[^/?]+\.[^/?]+\.") {
    return (pass);
  }
  # So is what is held about somebody; the form that asks for it is everybody's.
  if (req.url ~ "^/[a-z][a-z]/my-data/[^/?]") {
    return (pass);
  }
  # Preview is for signed-in editors; forms and portal speak to one person.
  if (req.url ~ "^/[a-z][a-z]/preview/" || req.url ~ "^/(admin|api)(/|$)" || req.url ~ "^/[a-z][a-z]/(login|portal|portaal|portail)(/|$)") {
    return (pass);
  }
}

# The root alone depends on the visitor's languages; four answers, not thousands.
sub keep_one_language {
  set req.http.Accept-Language = regsub(std.tolower(req.http.Accept-Language), "^(?:.*?[,\s])??(nl|fr|en|de)(?:[-;,\s].*)?$", "\1");
  if (req.http.Accept-Language !~ "^(nl|fr|en|de)$") {
    unset req.http.Accept-Language;
  }
}

# Whatever host was asked for, there is one.
sub vcl_hash {
  hash_data(req.url);
  return (lookup);
}

sub vcl_miss {
  call ask_once;
  call limit_misses;
}

sub vcl_pass {
  call ask_once;
  call limit_misses;
}

# The site was asked and could not answer, and there is no older page: asked again at once, it would have twice the work.
sub ask_once {
  if (req.http.X-Stale-Allowed) {
    return (synth(503, "Service Unavailable"));
  }
}

sub vcl_backend_fetch {
  # An older page is being served because the site could not answer just now.
  if (bereq.is_bgfetch && bereq.http.X-Stale-Allowed) {
    return (abandon);
  }
  call drop_misleading_headers;
  unset bereq.http.X-Path;
  unset bereq.http.X-Query;
  unset bereq.http.X-Others;
  unset bereq.http.X-Stale-Allowed;
  unset bereq.http.X-Visitor;
  # The number by which varnishlog knows it, for the log of the site; a second try keeps the first one's.
  if (bereq.retries == 0) {
    set bereq.http.X-Request-Id = bereq.xid;
  }
  set bereq.backend = webs.backend(by=KEY, key=webs.key(bereq.http.X-Request-Id), alt=bereq.retries);
}

sub vcl_backend_response {
  unset beresp.http.Surrogate-Key;
  # Whoever walks over the map asks for thousands of tiles: these push out each other, and no page. Otherwise
  # Varnish would spread what it keeps over all its stores.
  if (bereq.url ~ "^/tiles/") {
    set beresp.storage = storage.tiles;
  } else {
    set beresp.storage = storage.pages;
  }
  # A failing site must not replace a good page: vcl_synth looks for an older one.
  if (beresp.status >= 500 && !bereq.uncacheable) {
    return (abandon);
  }
  # Only what the site declares public is kept; it never carries a cookie.
  if (beresp.http.Cache-Control ~ "s-maxage" || beresp.http.Cache-Control ~ "immutable") {
    unset beresp.http.Set-Cookie;
    set beresp.grace = 24h;
    # Only the root differs for two visitors, by their languages.
    if (beresp.http.Vary ~ "(?i)accept-language") {
      set beresp.http.Vary = "Accept-Language";
    } else if (beresp.http.Vary ~ "(?i)accept-encoding") {
      set beresp.http.Vary = "Accept-Encoding";
    } else {
      unset beresp.http.Vary;
    }
    # Varnish knows no time for a 308, whatever it says itself.
    if (beresp.status == 301 || beresp.status == 308) {
      set beresp.ttl = std.duration(regsub(beresp.http.Cache-Control, "^.*s-maxage=([0-9]+).*$", "\1s"), 0s);
    }
    if (beresp.http.Content-Type ~ "^(text/|application/((speculationrules\+)?json|(rss\+)?xml|javascript)|image/svg)") {
      set beresp.do_gzip = true;
    }
  } else {
    set beresp.uncacheable = true;
    # Remembered for a moment, or those who ask for the same page would wait for each other's answers.
    set beresp.ttl = 5s;
  }
  return (deliver);
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
  if (resp.http.Location && req.http.X-Others ~ ".") {
    call take_along;
  }
  unset resp.http.xkey;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  if (resp.http.Cache-Control ~ "s-maxage") {
    set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
  }
  call promise_tls;
}

# What the page does not read may be for its scripts: a visitor who is led elsewhere on the site keeps it.
sub take_along {
  if (resp.status >= 300 && resp.status < 400 && resp.http.Location ~ "^(?:https?://{{SITE_HOST}})?/(?!/)[^#]*$") {
    if (resp.http.Location ~ "\?") {
      set resp.http.Location = resp.http.Location + "&" + req.http.X-Others;
    } else {
      set resp.http.Location = resp.http.Location + "?" + req.http.X-Others;
    }
  }
}

# Over https only, and only where whoever runs the site says so: see fill-in.sh.
sub promise_tls {
  if ("{{HSTS}}" != "") {
    set resp.http.Strict-Transport-Security = "{{HSTS}}";
  }
}

# The sentence in the language of the address, then in the others.
sub say_in_their_language {
  set req.http.X-Language = regsub(req.url, "^/(nl|fr|en|de)(/.*)?$", "\1");
  if (req.http.X-Language !~ "^(nl|fr|en|de)$") {
    set req.http.X-Language = "nl";
  }
  set req.http.X-Title = "Even geduld";
  set req.http.X-First = req.http.X-Nl;
  if (req.http.X-Language == "fr") {
    set req.http.X-Title = "Un instant";
    set req.http.X-First = req.http.X-Fr;
  } else if (req.http.X-Language == "en") {
    set req.http.X-Title = "One moment please";
    set req.http.X-First = req.http.X-En;
  } else if (req.http.X-Language == "de") {
    set req.http.X-Title = "Einen Moment bitte";
    set req.http.X-First = req.http.X-De;
  }
  set resp.body = {"<!doctype html><html lang=""} + req.http.X-Language + {""><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>"} + req.http.X-Title + {"</title><body style="font:18px/1.6 Georgia,serif;background:#fbf8f3;color:#1e1a16;max-width:34rem;margin:20vh auto;padding:0 1rem"><p>"} + req.http.X-First;
  if (req.http.X-Language != "nl") {
    set resp.body += {"<p lang="nl">"} + req.http.X-Nl;
  }
  if (req.http.X-Language != "fr") {
    set resp.body += {"<p lang="fr">"} + req.http.X-Fr;
  }
  if (req.http.X-Language != "en") {
    set resp.body += {"<p lang="en">"} + req.http.X-En;
  }
  if (req.http.X-Language != "de") {
    set resp.body += {"<p lang="de">"} + req.http.X-De;
  }
}

sub vcl_synth {
  # The site failed: what was purged or has expired is better than nothing.
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    set req.http.X-Stale-Allowed = "1";
    return (restart);
  }
  set resp.http.Content-Type = "text/html; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  unset resp.http.Server;
  unset resp.http.X-Varnish;
  call promise_tls;
  # Without it Varnish reads what is left of a body before it answers, however long that takes.
  if (resp.status >= 400) {
    set resp.http.Connection = "close";
  }
  # Nothing older either: our own page, in four languages, the visitor's first.
  if (resp.status == 503) {
    set resp.http.Retry-After = "5";
    set req.http.X-Nl = "De website is zo terug. Probeer het over enkele seconden opnieuw.";
    set req.http.X-Fr = "Le site revient dans un instant. Réessayez dans quelques secondes.";
    set req.http.X-En = "The website will be back in a moment. Please try again in a few seconds.";
    set req.http.X-De = "Die Website ist gleich wieder da. Bitte versuchen Sie es in einigen Sekunden erneut.";
    call say_in_their_language;
    return (deliver);
  }
  if (resp.status == 429) {
    set resp.http.Retry-After = "10";
    set req.http.X-Nl = "U vraagt veel op korte tijd. Probeer het over enkele seconden opnieuw.";
    set req.http.X-Fr = "Vous demandez beaucoup en peu de temps. Réessayez dans quelques secondes.";
    set req.http.X-En = "You are asking for a lot in a short time. Please try again in a few seconds.";
    set req.http.X-De = "Sie fragen viel in kurzer Zeit an. Bitte versuchen Sie es in einigen Sekunden erneut.";
    call say_in_their_language;
    return (deliver);
  }
  if (resp.status == 405) {
    set resp.http.Allow = "GET, HEAD, POST";
  }
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  synthetic(resp.reason);
  return (deliver);
}

sub vcl_backend_error {
  # A copy of web that has just gone is noticed by its probe a moment later: another one is asked. A form has a key, by
  # which it is saved once however often it comes; of other posts nobody knows whether they did their work.
  if (bereq.retries < 1 && (bereq.method == "GET" || bereq.method == "HEAD" || (bereq.method == "POST" && bereq.url ~ "^/[a-z][a-z]/forms/"))) {
    return (retry);
  }
  return (abandon);
}
