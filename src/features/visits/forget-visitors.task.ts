import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int } from '@/database/row'
import { keptTimes } from '@/domain/rights/kept-times'
import { addedUpDays, insightDays, missingDays } from '@/domain/visit/retention'

export const forgetVisitorsTask = 'forget-visitors'

/**
 * Deletes the salts of past days and who was seen; the figures of homes stay and are added up, those of searches, forms and
 * addresses that do not exist for as long as they are of use. Answers how many hashes there were.
 */
export async function forgetVisitors(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const isPast = sql`day <= visit.today() - ${keptTimes.visitorHash.days}::int`
    // First, so that nobody counts for that day any more.
    await tx.execute(sql`delete from visit.salt where ${isPast}`)
    await tx.execute(sql`delete from visit.reported where day < visit.today() - 7`)
    for (const figures of ['search_daily', 'place_daily', 'form_daily'])
      await tx.execute(
        sql`delete from ${sql.raw(`visit.${figures}`)} where day < visit.today() - ${insightDays}::int`,
      )
    await tx.execute(
      sql`delete from visit.missing where last_seen < now() - make_interval(days => ${missingDays})`,
    )
    const [answer] = await rows(
      tx,
      { forgotten: int },
      sql`with gone as (delete from visit.seen where ${isPast} returning 1)
          select count(*)::int as forgotten from gone`,
    )
    // Nobody counts for the past days any more.
    await tx.execute(sql`select visit.add_up(${addedUpDays}::int)`)
    return answer?.forgotten ?? 0
  })
}
