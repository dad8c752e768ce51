vcl 4.1;

import std;
import xkey;

# The placeholders in double braces are filled in by scripts/services.sh or by the image's entry point.

backend web {
  .host = "{{WEB_HOST}}";
  .port = "{{WEB_PORT}}";
  .connect_timeout = 2s;
  .first_byte_timeout = 15s;
  .probe = {
    .url = "/healthz";
    .interval = 1s;
    .timeout = 2s;
    .window = 4;
    .threshold = 2;
    .initial = 2;
  }
}

acl purgers {
  "127.0.0.1";
  "::1";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_recv {
  if (req.restarts == 0) {
    unset req.http.X-Stale-Allowed;
    if (req.method == "PURGE") {
      if (client.ip !~ purgers || req.http.X-Purge-Secret != "{{PURGE_SECRET}}") {
        return (synth(403, "Forbidden"));
      }
      # Softly: what was purged can still be served should the site be down a moment later.
      return (synth(200, "Purged " + xkey.softpurge(req.http.X-Purge-Tags)));
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
  # Pages behind a signed link are one person's own; the link is the part with the dots.
  if (req.url ~ "^/[a-z][a-z]/(request|appointment|demand|documents|newsletter/(confirm|stop))/[^/?]+\.[^/?]+\.") {
    return (pass);
  }
  # Preview is for signed-in editors; forms and portal speak to one person.
  if (req.url ~ "preview" || req.url ~ "^/(admin|api)(/|$)" || req.url ~ "^/[a-z][a-z]/(login|portal|portaal|portail)(/|$)") {
    return (pass);
  }

  unset req.http.Cookie;

  # The root alone depends on the visitor's languages; four answers, not thousands.
  if (req.url == "/" || req.url ~ "^/\?") {
    set req.http.Accept-Language = regsub(std.tolower(req.http.Accept-Language), "^(?:.*?[,\s])??(nl|fr|en|de)(?:[-;,\s].*)?$", "\1");
    if (req.http.Accept-Language !~ "^(nl|fr|en|de)$") {
      unset req.http.Accept-Language;
    }
  } else {
    unset req.http.Accept-Language;
  }

  # Campaign parameters do not make another page.
  if (req.url ~ "[?&](utm_[a-z]+|gclid|fbclid|msclkid|mc_[a-z]+)=") {
    set req.url = regsuball(req.url, "(utm_[a-z]+|gclid|fbclid|msclkid|mc_[a-z]+)=[^&]*&?", "");
    set req.url = regsub(req.url, "[?&]+$", "");
  }
  set req.url = std.querysort(req.url);
  return (hash);
}

sub vcl_backend_response {
  # A failing site must not replace a good page: vcl_synth looks for an older one.
  if (beresp.status >= 500 && !bereq.uncacheable) {
    return (abandon);
  }
  # Only what the site declares public is kept; it never carries a cookie.
  if (beresp.http.Cache-Control ~ "s-maxage" || beresp.http.Cache-Control ~ "immutable") {
    unset beresp.http.Set-Cookie;
    set beresp.grace = 24h;
    if (beresp.http.Content-Type ~ "^(text/|application/(json|xml|javascript)|image/svg)") {
      set beresp.do_gzip = true;
    }
  } else {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
  return (deliver);
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
  unset resp.http.xkey;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  if (resp.http.Cache-Control ~ "s-maxage") {
    set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
  }
}

sub vcl_synth {
  # The site failed: what was purged or has expired is better than nothing.
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    set req.http.X-Stale-Allowed = "1";
    return (restart);
  }
  # Nothing older either: our own page, in four languages.
  if (resp.status == 503) {
    set resp.http.Content-Type = "text/html; charset=utf-8";
    set resp.http.Retry-After = "5";
    set resp.http.Cache-Control = "no-store";
    synthetic({"<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Even geduld</title><body style="font:18px/1.6 Georgia,serif;background:#fbf8f3;color:#1e1a16;max-width:34rem;margin:20vh auto;padding:0 1rem"><p>De website is zo terug. Probeer het over enkele seconden opnieuw.<p lang="fr">Le site revient dans un instant. Réessayez dans quelques secondes.<p lang="en">The website will be back in a moment. Please try again in a few seconds.<p lang="de">Die Website ist gleich wieder da. Bitte versuchen Sie es in einigen Sekunden erneut."});
    return (deliver);
  }
}

sub vcl_backend_error {
  if (bereq.retries < 1 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  return (abandon);
}
