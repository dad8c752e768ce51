import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, oneOf, type RowOf, text } from '@/database/row'
import { viewSources } from '@/domain/visit/view-source'

const dayViewsRow = {
  listingId: int,
  /** In Brussels, as 2026-11-15. */
  day: text,
  source: oneOf(viewSources),
  views: int,
}
export type DayViews = RowOf<typeof dayViewsRow>

/** The views of some homes from one day to another, both included; days without any are left out. */
export async function viewsOf(
  db: Reads,
  listingIds: readonly number[],
  days: { from: string; to: string },
): Promise<DayViews[]> {
  if (listingIds.length === 0) return []
  return rows(
    db,
    dayViewsRow,
    sql`select listing_id as "listingId", day::text, source, views from visit.daily counted
        where listing_id = any(${sql.param([...listingIds])}::bigint[]) and day between ${days.from}::date and ${days.to}::date
        order by listing_id, counted.day, source`,
  )
}
