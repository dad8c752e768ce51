import { comparedPath } from '../paths/store-redirects'

export interface MissingAddress {
  /** In the form in which addresses are compared. */
  path: string
  /** As it was asked for. */
  asked: string
  /** Host and path of the page that leads there; empty when it is not said. */
  referrer: string
}

const longest = 200

/** What browsers and those who look for holes ask of every site: no page leads there. */
const noise =
  /^\/(\.|favicon|apple-touch-icon|browserconfig\.xml|wp-(?!content\/uploads\/)|xmlrpc\.php|wordpress\b|php-?my-?admin|pma\b|cgi-bin|vendor\/|actuator|autodiscover|owa\b|boaform|hnap1|solr\b|_ignition|telescope|console\b|ads\.txt|sellers\.json)|\/\.|\.(env|git|sql|bak|ini|ya?ml|map|aspx?\.bak)\b/i

/** May name somebody, or open something: a mail address, or a word that nobody would read. */
const personal =
  /@|[^/]{80,}|[\w+=-]*\d[\w+=-]{31,}|[\da-f]{8}-[\da-f]{4}-|\d(?:%20|[ .-])?\d(?:(?:%20|[ .-])?\d){7,}/i

/** What is kept of an address that does not exist; `null` of noise, and of whatever may be somebody's own. */
export function missingAddress(
  pathname: string,
  { referrer, siteUrl }: { referrer: string | null; siteUrl: string },
): MissingAddress | null {
  const asked = read(pathname)
  if (asked === null || asked.length > longest || noise.test(asked) || personal.test(asked)) return null
  const path = comparedPath(asked)
  if (path === '/' || path.length > longest) return null
  return { path, asked, referrer: referrerOf(referrer, siteUrl) }
}

/** Its host, and its path where that can be nobody's own. Of our own pages the path alone. */
function referrerOf(referrer: string | null, siteUrl: string): string {
  if (!referrer || !/^https?:\/\//i.test(referrer) || !URL.canParse(referrer)) return ''
  const { host, pathname } = new URL(referrer)
  const path = read(pathname) ?? '/'
  const kept = personal.test(path) ? '/' : path
  return (host === new URL(siteUrl).host ? kept : host + kept).slice(0, longest)
}

/** Its letters as people write them; `null` where they cannot be read. */
function read(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).replaceAll(/\s/g, '%20')
  } catch {
    return null
  }
}
