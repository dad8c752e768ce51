# Which parameters make another page. All others are dropped, so that nobody passes by the cache with them.
# Made by `npm run generate` of src/i18n/paths/known-parameters.ts.

sub keep_known_parameters {
  set req.http.X-Query = regsub(req.url, "^[^?]*\??", "");
  set req.url = regsub(req.url, "\?.*$", "");

  if (req.url ~ "(?i)/(?:te-koop|te-huur|a-vendre|a-louer|for-sale|for-rent|zu-verkaufen|zu-vermieten)/?$") {
    # The lists of homes, also under the addresses that lead to them.
    set req.http.X-Others = regsuball(req.http.X-Query, "(?:^|&)(?=(?:q=|unread=|sold=|rented=|reference=|text=|city=|municipality=|province=|area=|type=|price-min=|price-max=|bedrooms-min=|bedrooms-max=|garages-min=|parkings-min=|living-min=|living-max=|plot-min=|plot-max=|energy=|garden=|terrace=|new-build=|furnished=|lift=|available=|available-from=|sort=|page=))[^&]*", "");
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!(?:q=|unread=|sold=|rented=|reference=|text=|city=|municipality=|province=|area=|type=|price-min=|price-max=|bedrooms-min=|bedrooms-max=|garages-min=|parkings-min=|living-min=|living-max=|plot-min=|plot-max=|energy=|garden=|terrace=|new-build=|furnished=|lift=|available=|available-from=|sort=|page=))[^&]*", "");
  } else if (req.url ~ "^/[a-z][a-z]/(?:te-koop|te-huur|a-vendre|a-louer|for-sale|for-rent|zu-verkaufen|zu-vermieten)/[^/]+/[^/]+/?$") {
    # The pages about a type of homes in a town.
    set req.http.X-Others = regsuball(req.http.X-Query, "(?:^|&)(?=(?:page=))[^&]*", "");
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!(?:page=))[^&]*", "");
  } else if (req.url ~ "^/[a-z][a-z]/(?:te-koop|te-huur|a-vendre|a-louer|for-sale|for-rent|zu-verkaufen|zu-vermieten)/[^/]+/[^/]+/[0-9]+/?$") {
    # How somebody would pay a home back.
    set req.http.X-Others = regsuball(req.http.X-Query, "(?:^|&)(?=(?:loan-own-funds=|loan-years=|loan-rate=))[^&]*", "");
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!(?:loan-own-funds=|loan-years=|loan-rate=))[^&]*", "");
  } else if (req.url ~ "^/[a-z][a-z]/(?:count|map-data|found-homes|region-tree|regions)/?$") {
    # The same search, asked by the scripts of a list and by the page of regions.
    set req.http.X-Others = regsuball(req.http.X-Query, "(?:^|&)(?=(?:deal=|reference=|text=|city=|municipality=|province=|area=|type=|price-min=|price-max=|bedrooms-min=|bedrooms-max=|garages-min=|parkings-min=|living-min=|living-max=|plot-min=|plot-max=|energy=|garden=|terrace=|new-build=|furnished=|lift=|available=|available-from=|sort=|page=))[^&]*", "");
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!(?:deal=|reference=|text=|city=|municipality=|province=|area=|type=|price-min=|price-max=|bedrooms-min=|bedrooms-max=|garages-min=|parkings-min=|living-min=|living-max=|plot-min=|plot-max=|energy=|garden=|terrace=|new-build=|furnished=|lift=|available=|available-from=|sort=|page=))[^&]*", "");
  } else if (req.url ~ "^/maps/[a-z][a-z]/(?:list|wide|small)\.svg$") {
    # The same search as a drawn map: of all its pages, in no order.
    set req.http.X-Others = regsuball(req.http.X-Query, "(?:^|&)(?=(?:deal=|reference=|text=|city=|municipality=|province=|area=|type=|price-min=|price-max=|bedrooms-min=|bedrooms-max=|garages-min=|parkings-min=|living-min=|living-max=|plot-min=|plot-max=|energy=|garden=|terrace=|new-build=|furnished=|lift=|available=|available-from=))[^&]*", "");
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!(?:deal=|reference=|text=|city=|municipality=|province=|area=|type=|price-min=|price-max=|bedrooms-min=|bedrooms-max=|garages-min=|parkings-min=|living-min=|living-max=|plot-min=|plot-max=|energy=|garden=|terrace=|new-build=|furnished=|lift=|available=|available-from=))[^&]*", "");
  } else if (req.url ~ "^/[a-z][a-z]/(?:quick-search|places)/?$") {
    # What is typed.
    set req.http.X-Others = regsuball(req.http.X-Query, "(?:^|&)(?=(?:deal=|q=))[^&]*", "");
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!(?:deal=|q=))[^&]*", "");
  } else if (req.url ~ "(?i)/(?:kept-homes|card-pictures|favorieten|vergelijken|favoris|comparer|favourites|compare|merkliste|vergleichen)/?$") {
    # The homes that somebody keeps, compares or looks at.
    set req.http.X-Others = regsuball(req.http.X-Query, "(?:^|&)(?=(?:homes=))[^&]*", "");
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!(?:homes=))[^&]*", "");
  } else if (req.url ~ "^/[a-z][a-z]/forms/[a-z-]+/?$") {
    # What a form is about.
    set req.http.X-Others = regsuball(req.http.X-Query, "(?:^|&)(?=(?:home=|project=))[^&]*", "");
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!(?:home=|project=))[^&]*", "");
  } else if (req.url ~ "(?i)/(?:bedankt|merci|thank-you|danke|feedback)/[a-z-]+/?$") {
    # Which form was sent.
    set req.http.X-Others = regsuball(req.http.X-Query, "(?:^|&)(?=(?:form=))[^&]*", "");
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!(?:form=))[^&]*", "");
  } else if (req.url ~ "^/[a-z][a-z]/(?:projecten|projets|projects|projekte)/[0-9]+/?$") {
    # The units of a project.
    set req.http.X-Others = regsuball(req.http.X-Query, "(?:^|&)(?=(?:bedrooms=|free=|sort=))[^&]*", "");
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!(?:bedrooms=|free=|sort=))[^&]*", "");
  } else if (req.url ~ "(?i)^(?:/[a-z][a-z])?/project/?$") {
    # A project by its number.
    set req.http.X-Others = regsuball(req.http.X-Query, "(?:^|&)(?=(?:id=))[^&]*", "");
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!(?:id=))[^&]*", "");
  } else if (req.url ~ "^/media/") {
    # Which version of a picture, and how wide.
    set req.http.X-Others = regsuball(req.http.X-Query, "(?:^|&)(?=(?:v=[0-9]{1,14}(?:&|$)|width=[0-9]{1,4}(?:&|$)))[^&]*", "");
    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!(?:v=[0-9]{1,14}(?:&|$)|width=[0-9]{1,4}(?:&|$)))[^&]*", "");
  } else {
    set req.http.X-Others = req.http.X-Query;
    unset req.http.X-Query;
  }

  # An address that leads elsewhere takes them along: vcl_deliver.
  set req.http.X-Others = regsub(req.http.X-Others, "^&+", "");
  set req.http.X-Query = regsub(req.http.X-Query, "^&+", "");
  if (req.http.X-Query != "") {
    set req.url = std.querysort(req.url + "?" + req.http.X-Query);
  }
  unset req.http.X-Query;
}
