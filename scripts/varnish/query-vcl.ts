import { knownQueries, patternOf } from '@/i18n/paths/known-parameters'

/** The table of parameters as Varnish reads it. */
export function queryVcl(): string {
  const branches = knownQueries.map((known) => {
    const path = `${known.path.ignoreCase ? '(?i)' : ''}${known.path.source.replaceAll(String.raw`\/`, '/')}`
    const pattern = patternOf(known, known.parameters)
    return [
      `if (req.url ~ "${path}") {`,
      `    # ${known.about}`,
      `    set req.http.X-Others = regsuball(req.http.X-Query, "(?:^|&)(?=${pattern})[^&]*", "");`,
      `    set req.http.X-Query = regsuball(req.http.X-Query, "(?:^|&)(?!${pattern})[^&]*", "");`,
      '  } else ',
    ].join('\n')
  })
  return `# Which parameters make another page. All others are dropped, so that nobody passes by the cache with them.
# Made by \`npm run generate\` of src/i18n/paths/known-parameters.ts.

sub keep_known_parameters {
  set req.http.X-Query = regsub(req.url, "^[^?]*\\??", "");
  set req.url = regsub(req.url, "\\?.*$", "");

  ${branches.join('')}{
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
`
}
