import { sql, type SQL } from 'drizzle-orm'

import { defaultLocale, isLocale, type Locale, locales, type OfferedLocales } from '@/i18n/locales'
import { pathSegments } from '@/i18n/paths/path-segments'
import { parseProjectPath } from '@/i18n/paths/project-paths'
import { systemPaths } from '@/i18n/paths/system-paths'

export interface AskedPath {
  path: string
  /** In which language an address without one is answered; the site's standard one when nobody says. */
  locale: Locale | null
  /** Those that the site has, when some may be switched off. */
  languages?: OfferedLocales
  /** By which a redirect to the whole address of a page of ours is known. */
  siteUrl?: string
}

const everyLanguage: OfferedLocales = { used: locales, standard: defaultLocale }

/** The lists of homes, by the last word of their paths: /en/te-koop/ and /te-koop/ mean the list too. */
const listsByWord = new Map(
  systemPaths
    .filter(({ type }) => type === 'listing-base')
    .flatMap(({ id, paths }) =>
      locales.map((locale) => [paths[locale]?.split('/').at(-2) ?? '', { id, locale }] as const),
    ),
)

const columns = sql.raw('p.entry, p.record_id, p.type, p.language, p.path, p.original, p.external_link')
const names = sql.raw('entry, "recordId", type, language, path, original, "externalLink", "toUrl"')

/** One statement; every part of it goes by an index. The first that answers wins. */
export function lookUpStatement(asked: AskedPath): SQL {
  const parts = sql.join([...lookUps(asked)], sql` union all `)
  return sql`select ${names} from (${parts}) found (${names}, rank) order by rank limit 1`
}

function* lookUps({ path, locale, languages = everyLanguage }: AskedPath): Iterable<SQL> {
  const { used, standard } = languages
  const segments = pathSegments(path)
  const [first, last] = [segments[0], segments.at(-1)]
  const asked = segments.length > 0 ? `/${segments.join('/')}/` : '/'
  const language = isLocale(first) ? first : null
  const wished = language ?? locale ?? standard
  const nearest = sql`case p.language when ${wished} then 0 when ${standard} then 1 else 2 end`

  const projectId = parseProjectPath(path)
  if (projectId !== null)
    yield sql`select ${columns}, null, ${nearest}
      from content.project_path p where p.record_id = ${projectId}`
  if (language)
    yield sql`select ${columns}, null, 0 from content.path p
      where p.language = ${language} and p.path = ${asked}`
  else
    yield sql`select ${columns}, null, ${nearest} from content.path p
      where p.original = ${asked} and p.language = any(${sql.param([...used])}::text[])`
  yield sql`select ${columns}, r.to_url, 10 from content.redirect r
    left join content.path p on p.entry = r.entry and p.language = r.language
    where r.language = ${language ?? ''} and r.from_path = ${asked} and (p.entry is not null or r.to_url is not null)`

  const list = last === undefined ? undefined : listsByWord.get(last)
  if (list)
    yield sql`select ${columns}, null, 11 from content.path p
      where p.entry = ${list.id} and p.language = ${language ?? (used.includes(list.locale) ? list.locale : standard)}`
  yield* almost(segments, { language, used, nearest })
}

/** A path whose language is missing, and an original with a language before it: /op-zoek/, /nl/cookie-policy/. */
function* almost(
  segments: readonly string[],
  { language, used, nearest }: { language: Locale | null; used: readonly Locale[]; nearest: SQL },
): Iterable<SQL> {
  const words = language ? segments.slice(1) : segments
  if (words.length === 0) return
  const path = `/${words.join('/')}/`
  if (language)
    yield sql`select ${columns}, null, 12 from content.path p
      where p.original = ${path} and p.language = ${language}`
  else {
    const asked = used.map((locale) => sql`(${locale}, ${`/${locale}${path}`})`)
    yield sql`select ${columns}, null, 12 + ${nearest} from content.path p
      where (p.language, p.path) in (${sql.join(asked, sql`, `)})`
  }
}
