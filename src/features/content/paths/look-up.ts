import { type Reads, rows } from '@/database/query'
import { int, nullable, oneOf, text } from '@/database/row'
import { httpsUrl } from '@/i18n/paths/https-url'
import { type KnownPathType, knownPathTypes } from '@/i18n/paths/known-paths'
import { type Locale, locales } from '@/i18n/locales'

import { type AskedPath, lookUpStatement } from './look-up.sql'

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

export type LookedUp =
  | { kind: 'entry'; entry: KnownEntry }
  /** Where an editor sends an address that is no entry's. */
  | { kind: 'url'; to: string }

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

/** What an address means, however it is written: an original, an old path, a path in any language. */
export async function lookUp(db: Reads, asked: AskedPath): Promise<LookedUp | null> {
  const found = await lookUpOnce(db, asked)
  if (found?.kind !== 'url' || !found.to.startsWith('/')) return found
  // The page an editor points to may have moved itself: straight to where it is now.
  const target = await lookUpOnce(db, { ...asked, path: found.to })
  const query = /[?#].*$/.exec(found.to)?.[0] ?? ''
  if (target?.kind === 'entry') return query ? { kind: 'url', to: target.entry.path + query } : target
  return target ?? found
}

async function lookUpOnce(db: Reads, asked: AskedPath): Promise<LookedUp | null> {
  const [found] = await rows(db, foundRow, lookUpStatement(asked))
  if (!found) return null
  const { toUrl, entry, recordId, type, language, path, original } = found
  if (toUrl) return urlOf(toUrl)
  // Only a redirect to elsewhere comes without an entry.
  if (entry === null || type === null || language === null || path === null || original === null) return null
  const externalLink = found.externalLink ? httpsUrl(found.externalLink) : null
  return { kind: 'entry', entry: { entry, recordId, type, language, path, original, externalLink } }
}

/** A path on this site as it is, anything else over https. */
function urlOf(written: string): LookedUp | null {
  const to = /^\/(?!\/)/.test(written) ? written : httpsUrl(written)
  return to ? { kind: 'url', to } : null
}
