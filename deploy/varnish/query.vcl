# Which parameters make another page. All others are dropped, so that nobody passes by the cache with them.
# The names are the code's own: src/http-cache/query.int.test.ts asks for every address the site makes.

sub keep_known_parameters {
  set req.http.X-Query = regsub(req.url, "^[^?]*\??", "");
  set req.url = regsub(req.url, "\?.*$", "");

  if (req.url ~ "(?i)/(te-koop|te-huur|a-vendre|a-louer|for-sale|for-rent|zu-verkaufen|zu-vermieten)/?$") {
    # The lists of homes, also under the addresses that lead to them.
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!(?:q|sold|rented|reference|text|city|municipality|province|area|type|price-m(?:in|ax)|bedrooms-m(?:in|ax)|garages-min|parkings-min|living-m(?:in|ax)|plot-m(?:in|ax)|energy|garden|terrace|new-build|furnished|lift|available|sort|page)=)[^&]*", "");
  } else if (req.url ~ "^/[a-z][a-z]/(te-koop|te-huur|a-vendre|a-louer|for-sale|for-rent|zu-verkaufen|zu-vermieten)/[^/]+/[^/]+/?$") {
    # The pages about a type of homes in a town.
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!page=)[^&]*", "");
  } else if (req.url ~ "^/[a-z][a-z]/(count|map-data|found-homes|region-tree|regions)/?$") {
    # The same search, asked by a list's own scripts and by the page of regions.
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!(?:deal|reference|text|city|municipality|province|area|type|price-m(?:in|ax)|bedrooms-m(?:in|ax)|garages-min|parkings-min|living-m(?:in|ax)|plot-m(?:in|ax)|energy|garden|terrace|new-build|furnished|lift|available|sort|page)=)[^&]*", "");
  } else if (req.url ~ "^/[a-z][a-z]/(quick-search|places)/?$") {
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!(?:deal|q)=)[^&]*", "");
  } else if (req.url ~ "(?i)/(kept-homes|favorieten|favoris|favourites|merkliste|vergelijken|comparer|compare|vergleichen)/?$") {
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!homes=)[^&]*", "");
  } else if (req.url ~ "^/[a-z][a-z]/forms/[a-z-]+/?$") {
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!(?:home|project)=)[^&]*", "");
  } else if (req.url ~ "(?i)/(bedankt|merci|thank-you|danke|feedback)/[a-z-]+/?$") {
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!form=)[^&]*", "");
  } else if (req.url ~ "^/[a-z][a-z]/(projecten|projets|projects|projekte)/[0-9]+/?$") {
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!(?:bedrooms|free|sort)=)[^&]*", "");
  } else if (req.url ~ "(?i)^/project/?$") {
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!id=)[^&]*", "");
  } else if (req.url ~ "^/media/") {
    # Which version of the file, and how wide; nothing but figures.
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!(?:v=[0-9]{1,14}|width=[0-9]{1,4})(?:&|$))[^&]*", "");
  } else {
    unset req.http.X-Query;
  }

  set req.http.X-Query = regsub(req.http.X-Query, "^&+", "");
  if (req.http.X-Query != "") {
    set req.url = std.querysort(req.url + "?" + req.http.X-Query);
  }
  unset req.http.X-Query;
}
