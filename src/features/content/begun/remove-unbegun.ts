import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { versionsOf } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { filled, int } from '@/database/row'

import { isBegun } from './begun.sql'

/** Whoever opened a form may still have it open. */
const hoursKept = 24

/** Removes pages, articles and sections of which only the form was opened. Answers how many. */
export async function removeUnbegun(payload: Payload, db: Queryable, now: Date): Promise<number> {
  const before = new Date(now.getTime() - hoursKept * 60 * 60 * 1000)
  let removed = 0
  for (const collection of ['pages', 'articles', 'sections'] as const) {
    const found = await rows(
      db,
      { id: filled(int) },
      sql`select v.parent_id as id from ${versionsOf(collection)} v
          where v.latest and v.parent_id is not null and v.created_at < ${before.toISOString()}
            and not ${isBegun(collection, sql`v`)}`,
    )
    for (const { id } of found) await payload.delete({ collection, id, depth: 0, trash: true })
    removed += found.length
  }
  return removed
}
