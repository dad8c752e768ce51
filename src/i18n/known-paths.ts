import { httpsUrl } from './https-url'
import { defaultLocale, isLocale, locales, type Locale } from './locales'
import { pathSegments } from './path-segments'

export type KnownPathType = 'page' | 'article' | 'feedback' | 'login' | 'listing-base' | 'project'

export interface KnownPath {
  id: string
  type: KnownPathType
  /** The path without a language, such as /for-sale/; for a project /project/?id=12. */
  original: string
  /** The public path in each language that has one, such as /nl/te-koop/. */
  paths: Partial<Record<Locale, string>>
  /** Ids of the entries above this one, the home page first. */
  breadcrumb: readonly string[]
  externalLink?: string
}

interface Found {
  entry: KnownPath
  /** Absent when found by its original path. */
  locale?: Locale
}

export interface KnownPathTable {
  entries: readonly KnownPath[]
  byKey: ReadonlyMap<string, Found>
  /** The lists of homes, by the last part of each of their paths. */
  byLastSegment: ReadonlyMap<string, Found>
}

export interface ResolvedPath {
  /** `null` for an unknown address: links then lead to the root, a visitor gets a 404. */
  entry: KnownPath | null
  /** As the address says, or as the words of a list's path tell. */
  locale: Locale | null
  /** Where the address leads in the end; redirect when it is another. */
  target: string
}

/** Of two entries with one path, the first in the list answers. */
export function knownPathTable(entries: readonly KnownPath[]): KnownPathTable {
  const byKey = new Map<string, Found>()
  const byLastSegment = new Map<string, Found>()
  for (const { path, ...found } of entries.flatMap(addresses)) {
    const key = pathKey(path)
    const last = pathSegments(path).at(-1)
    if (!byKey.has(key)) byKey.set(key, found)
    if (last && found.entry.type === 'listing-base' && !byLastSegment.has(last))
      byLastSegment.set(last, found)
  }
  return { entries, byKey, byLastSegment }
}

/** Takes an original path or one in any language. The root of the language when there is no such page in it. */
export function toLanguagePath(table: KnownPathTable, path: string, locale: Locale): string {
  const entry = find(table, path)?.entry
  return (entry && (externalUrl(entry) ?? entry.paths[locale])) ?? rootPath(locale)
}

export function toOriginalPath(table: KnownPathTable, path: string): string {
  return find(table, path)?.entry.original ?? '/'
}

export function resolvePath(table: KnownPathTable, url: string): ResolvedPath {
  const [first] = pathSegments(url)
  const found = find(table, url)
  const locale = isLocale(first) ? first : (found?.locale ?? null)
  if (!found) return { entry: null, locale, target: locale ? rootPath(locale) : '/' }
  const target =
    externalUrl(found.entry) ?? found.entry.paths[locale ?? defaultLocale] ?? found.entry.original
  return { entry: found.entry, locale, target }
}

export function rootPath(locale: Locale): string {
  return `/${locale}/`
}

function find(table: KnownPathTable, url: string): Found | undefined {
  // /en/te-koop/ and /te-koop/ mean the list, though no language has that path.
  return table.byKey.get(pathKey(url)) ?? table.byLastSegment.get(pathSegments(url).at(-1) ?? '')
}

function addresses(entry: KnownPath): (Found & { path: string })[] {
  const translated = locales.flatMap((locale) => {
    const path = entry.paths[locale]
    return path === undefined ? [] : [{ entry, locale, path }]
  })
  return [...translated, { entry, path: entry.original }]
}

/** A project's original path is told apart by its id alone. */
function pathKey(url: string): string {
  const segments = pathSegments(url)
  const query = url.split('#')[0]?.split('?')[1]
  const id = segments.at(-1) === 'project' ? new URLSearchParams(query).get('id') : null
  return `/${segments.join('/')}${id ? `?id=${id}` : ''}`
}

function externalUrl({ externalLink }: KnownPath): string | null {
  return externalLink ? httpsUrl(externalLink) : null
}
