import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { oneOf, type RowOf, text } from '@/database/row'
import { locales } from '@/i18n/locales'
import { systemPaths } from '@/i18n/paths/system-paths'

import { texts } from './path-fragments.sql'

/** Pages that editors make and the software leads to, by their original addresses. */
const configured = [
  '/contact/',
  '/contact-demand/',
  '/demand-register/',
  '/privacy/',
  '/cookie-policy/',
  '/disclaimer/',
  '/blog/',
]

const siteEntryRow = {
  entry: text,
  language: oneOf(locales),
  path: text,
  original: text,
}
export type SiteEntry = RowOf<typeof siteEntryRow>

/** Where the pages that the software itself leads to are, in every language: some dozens, for a process to keep. */
export function listSiteEntries(db: Reads): Promise<SiteEntry[]> {
  const originals = [...new Set([...configured, ...systemPaths.map(({ original }) => original)])]
  return rows(
    db,
    siteEntryRow,
    sql`select entry, language, path, original from content.path where original = any(${texts(originals)})`,
  )
}
