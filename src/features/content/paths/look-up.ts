import { type Reads, rows } from '@/database/query'
import { int, nullable, oneOf, text } from '@/database/row'
import { httpsUrl } from '@/i18n/paths/https-url'
import { type KnownPathType, knownPathTypes } from '@/i18n/paths/known-paths'
import { pathSegments } from '@/i18n/paths/path-segments'
import { withSlash } from '@/i18n/paths/with-slash'
import { type Locale, locales } from '@/i18n/locales'

import { type AskedPath, lookUpStatement } from './look-up.sql'
import { ownPath } from './own-path'

export interface KnownEntry {
  entry: string
  /** The editors' page or article, or the project; `null` for a page of the site itself that nobody has filled. */
  recordId: number | null
  type: KnownPathType
  language: Locale
  path: string
  original: string
  /** Over https, or `null`. */
  externalLink: string | null
}

export type LookedUp = (
  | { kind: 'entry'; entry: KnownEntry }
  /** Where an editor sends an address that is no entry's. */
  | { kind: 'url'; to: string }
) & {
  /** An editor's redirect led there. */
  isSent?: boolean
}

const foundRow = {
  entry: nullable(text),
  recordId: nullable(int),
  type: nullable(oneOf(knownPathTypes)),
  language: nullable(oneOf(locales)),
  path: nullable(text),
  original: nullable(text),
  externalLink: nullable(text),
  toUrl: nullable(text),
}

/** Who writes more redirects in a row than this has written none that can be meant. */
const mostInARow = 50

/**
 * What an address means, however it is written: an original, an old path, a path in any language. Of redirects in a row
 * it is the end of the last; of those that go round it is nothing.
 */
export async function lookUp(db: Reads, asked: AskedPath): Promise<LookedUp | null> {
  const passed = new Set<string>()
  let [path, rest] = [asked.path, '']
  for (;;) {
    const found = await lookUpOnce(db, { ...asked, path })
    if (passed.size === 0 && found?.kind !== 'url') return found
    // Nobody knows the address: a home, a town, or nothing any more.
    if (!found) return { kind: 'url', to: withSlash(path.replace(/[?#].*$/, '')) + rest, isSent: true }
    if (found.kind === 'entry') {
      const { externalLink, path: own, type } = found.entry
      // The number of a project is part of its address.
      const isWhole = rest === '' || externalLink !== null || type === 'project'
      return isWhole ? { ...found, isSent: true } : { kind: 'url', to: own + rest, isSent: true }
    }
    if (!found.to.startsWith('/')) return { ...found, isSent: true }
    const from = pathSegments(path).join('/')
    if (passed.has(from) || passed.size === mostInARow) return null
    passed.add(from)
    path = found.to
    rest = /[?#].*$/.exec(path)?.[0] ?? rest
  }
}

async function lookUpOnce(db: Reads, asked: AskedPath): Promise<LookedUp | null> {
  const [found] = await rows(db, foundRow, lookUpStatement(asked))
  if (!found) return null
  const { toUrl, entry, recordId, type, language, path, original } = found
  if (toUrl) return urlOf(toUrl, asked.siteUrl)
  // Only a redirect to elsewhere comes without an entry.
  if (entry === null || type === null || language === null || path === null || original === null) return null
  const externalLink = found.externalLink ? httpsUrl(found.externalLink) : null
  return { kind: 'entry', entry: { entry, recordId, type, language, path, original, externalLink } }
}

/** A path on this site as it is, anything else over https. */
function urlOf(written: string, siteUrl: string | undefined): LookedUp | null {
  const to = /^\/(?!\/)/.test(written) ? written : httpsUrl(written)
  return to ? { kind: 'url', to: (siteUrl && ownPath(to, siteUrl)) ?? to } : null
}
