import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'
import type { DayViews } from '@/platforms/platform-owners'

/** What other media counted. Views of this site it counts itself: the platform's figure for it is left out. */
export async function storeDayViews(
  tx: Queryable,
  { listingId, days }: { listingId: number; days: DayViews[] },
): Promise<void> {
  const ownNames = [...new Set(days.filter(({ isOwnSite }) => isOwnSite).map(({ source }) => source))]
  const others = days.filter(({ isOwnSite }) => !isOwnSite)
  await tx.execute(
    sql`delete from owner.day_views
        where listing_id = ${listingId} and source = any(${sql.param(ownNames)}::text[])`,
  )
  await tx.execute(
    sql`insert into owner.day_views (listing_id, day, source, views)
        select ${listingId}, day, source, sum(views)
        from jsonb_to_recordset(${JSON.stringify(others)}::jsonb) as given (day date, source text, views integer)
        group by day, source
        on conflict (listing_id, day, source) do update set views = excluded.views
        where owner.day_views.views <> excluded.views`,
  )
}
