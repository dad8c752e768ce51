import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int } from '@/database/row'

/** What stands around every page has changed: header, menu, footer. Answers the new number. */
export async function bumpRevision(tx: Reads): Promise<number> {
  const [row] = await rows(
    tx,
    { number: int },
    sql`update content.revision set number = number + 1 returning number`,
  )
  return row?.number ?? 0
}

export async function currentRevision(db: Reads): Promise<number> {
  const [row] = await rows(db, { number: int }, sql`select number from content.revision`)
  return row?.number ?? 0
}
