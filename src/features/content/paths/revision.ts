import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'

/** What stands around every page has changed: header, menu, footer. Answers the new number. */
export async function bumpRevision(tx: Queryable): Promise<number> {
  const [row] = await rows<{ number: number }>(
    tx,
    sql`update content.revision set number = number + 1 returning number`,
  )
  return row?.number ?? 0
}

export async function currentRevision(db: Queryable): Promise<number> {
  const [row] = await rows<{ number: number }>(db, sql`select number from content.revision`)
  return row?.number ?? 0
}
