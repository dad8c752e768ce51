import { type SQL, sql } from 'drizzle-orm'

import { type DraftedTable, versionWordsOf } from '@/database/payload-tables'

/**
 * Opening the form of a new page, article or section makes a record at once. It counts nowhere until somebody has written in it:
 * `where ${isBegun('pages', sql`v`)}`, of its latest version.
 */
export function isBegun(kind: DraftedTable, version: SQL): SQL {
  const isNamed = kind === 'pages' ? sql`or coalesce(${version}.version_name, '') <> ''` : sql``
  return sql`(${version}.version_revision is not null or ${version}.version__status = 'published' ${isNamed}
    or exists (select from ${versionWordsOf(kind)} t where t._parent_id = ${version}.id and t.version_title <> ''))`
}
