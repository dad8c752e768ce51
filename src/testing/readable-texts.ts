import { sql } from 'drizzle-orm'

import type { Reads } from '@/database/query'

import { rows } from './rows'

interface Readable extends Record<string, unknown> {
  name: string
  columns: string[]
}

/**
 * Every table and view that a connection may read, with all it can read there as one text in small letters; `schema`:
 * only those of one.
 */
export async function readableTexts(db: Reads, schema?: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const { name, columns } of await listReadable(db)) {
    if (schema && !name.startsWith(`${schema}.`)) continue
    const row = sql.raw(`row(${columns.join(', ')})::text`)
    const found = await rows<{ text: string }>(db, sql`select lower(${row}) as text from ${sql.raw(name)}`)
    texts.set(name, found.map(({ text }) => text).join('\n'))
  }
  return texts
}

/** By column: a right on one of them is a right too. Views of the server itself are among them, its statistics too. */
function listReadable(db: Reads): Promise<Readable[]> {
  return rows<Readable>(
    db,
    sql`select format('%I.%I', n.nspname, c.relname) as name, array_agg(format('%I', a.attname) order by a.attnum) as columns
        from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^pg_(toast|temp)'
          and has_schema_privilege(n.oid, 'usage') and has_column_privilege(c.oid, a.attnum, 'select')
        group by 1 order by 1`,
  )
}
