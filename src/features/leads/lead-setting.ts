import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Reads, rows } from '@/database/query'
import { int } from '@/database/row'
import { queuePurge } from '@/http-cache/purge'

export const mostWorkingDays = 10

/** On pages that tell visitors of the promise. */
export const replyPromiseTag = 'reply-promise'

/** Within how many working days the agency promises to answer. */
export async function findReplyWorkingDays(db: Reads): Promise<number> {
  const [setting] = await rows(db, { days: int }, sql`select reply_working_days as days from lead.setting`)
  return setting?.days ?? 1
}

/** False when that is no number of days to promise. */
export async function saveReplyWorkingDays(db: Database, days: number): Promise<boolean> {
  if (!Number.isInteger(days) || days < 1 || days > mostWorkingDays) return false
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into lead.setting (reply_working_days) values (${days})
          on conflict (is_only) do update set reply_working_days = excluded.reply_working_days`,
    )
    await queuePurge(tx, [replyPromiseTag])
  })
  return true
}
