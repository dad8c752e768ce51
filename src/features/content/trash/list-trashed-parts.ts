import { sql } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { int, oneOf } from '@/database/row'

import { nameRecords, type Use } from '../where-used'
import { usedCollections, usesStatement } from '../where-used.sql'

/** What a record shows or stands below, and lies in the trash itself. */
export async function listTrashedParts(db: Queryable, record: { kind: string; id: number }): Promise<Use[]> {
  const trashed = await rows(
    db,
    { collection: oneOf(usedCollections), id: int },
    sql.join(
      usedCollections.map(
        (collection) =>
          sql`select ${collection}::text as collection, id from ${payloadTables[collection]} where deleted_at is not null`,
      ),
      sql` union all `,
    ),
  )
  const parts: { kind: string; id: number }[] = []
  // One by one: the trash is small, and a statement for all of them would not be.
  for (const { collection, id } of trashed) {
    const found = await rows(
      db,
      { id: int },
      sql`select id from (${usesStatement(collection, id)}) use
          where kind = ${record.kind} and id = ${record.id} limit 1`,
    )
    const isItself = collection === record.kind && id === record.id
    if (found.length > 0 && !isItself) parts.push({ kind: collection, id })
  }
  return nameRecords(db, parts)
}
