import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import type { Locale } from '@/i18n/locales'

export interface ListedPath {
  entry: string
  language: Locale
  path: string
  changedAt: string
}

export type PathCursor = Pick<ListedPath, 'language' | 'path'>

/** What search engines may show: no thank-you pages, no login, nothing that lives on another site. */
export const isListed = sql.raw("type in ('page', 'article', 'listing-base') and external_link is null")

/** Pages and articles in the order of their paths; `after` is the last one of the stretch before. */
export async function listPaths(
  db: Queryable,
  { locale, after, limit }: { locale?: Locale; after?: PathCursor; limit: number },
): Promise<ListedPath[]> {
  return rows<ListedPath & Record<string, unknown>>(
    db,
    sql`
      select entry, language, path, changed_at as "changedAt" from content.path
      where ${isListed}
        ${locale ? sql`and language = ${locale}` : sql``}
        ${after ? sql`and (language, path) > (${after.language}, ${after.path})` : sql``}
      order by language, path limit ${limit}
    `,
  )
}
