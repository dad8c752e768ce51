import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { oneOf, text } from '@/database/row'
import { locales } from '@/i18n/locales'

import type { WithdrawnRecord } from './withdraw-paths'

const addressRow = {
  language: oneOf(locales),
  path: text,
  /** The nearest address above it, where visitors may find something alike. */
  above: text,
}

/** Where visitors find a record now, in each language. */
export function listAddresses(db: Queryable, { kind, id }: WithdrawnRecord) {
  const type = kind === 'articles' ? sql`p.type = 'article'` : sql`p.type in ('page', 'listing-base')`
  return rows(
    db,
    addressRow,
    sql`select p.language, p.path, coalesce(
          (select above.path from content.path above
           where above.language = p.language and above.path <> p.path and starts_with(p.path, above.path)
           order by length(above.path) desc limit 1), '/' || p.language || '/') as above
        from content.path p where p.record_id = ${id} and ${type}
        order by array_position(${`{${locales.join(',')}}`}::text[], p.language::text)`,
  )
}
