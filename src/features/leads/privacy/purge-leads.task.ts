import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rowCount } from '@/database/query'
import { brusselsDay } from '@/domain/brussels-day'
import { keptTimes } from '@/domain/rights/kept-times'

import { at } from '../lead-row'

export const purgeLeadsTask = 'purge-leads'

const batch = 1000

/** Deletes what has been kept long enough, with everything that hangs on it; answers how many leads that was. */
export async function purgeLeads(db: Database, now: Date): Promise<number> {
  const afterLetting = sql`${at(now)} - make_interval(months => ${keptTimes.afterLetting.months})`
  let purged = 0
  for (;;) {
    const gone = await rowCount(
      db,
      sql`delete from lead.lead where id in (
            select l.id from lead.lead l
            left join listing.listing home on home.id = l.listing_id
            left join listing.withdrawn w on w.id = l.listing_id
            where l.keep_until <= ${at(now)}
              or (l.kind = 'rent-application' and (
                (home.status = 'rented' and home.changed_at <= ${afterLetting})
                or (home.id is null and w.withdrawn_at <= ${afterLetting})))
            limit ${batch})
          returning 1`,
    )
    purged += gone
    if (gone < batch) break
  }
  await db.execute(
    sql`delete from lead.request_count
        where window_start < ${at(now)} - make_interval(days => ${keptTimes.requestCounts.days})`,
  )
  await db.execute(
    sql`update lead.newsletter_delivery set email_key = null
        where state <> 'pending' and email_key is not null
          and done_at < ${at(now)} - make_interval(days => ${keptTimes.letters.days})`,
  )
  await db.execute(sql`delete from lead.absence where last_day < ${brusselsDay(now)}::date`)
  return purged
}
