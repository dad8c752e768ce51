import { locks } from '@/database/locks'
import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int, type RowOf, text } from '@/database/row'

const claimedViewsRow = {
  listingId: int,
  externalId: text,
  day: text,
  views: int,
}
export type ClaimedViews = RowOf<typeof claimedViewsRow>

/**
 * Views of today and yesterday that the platform was not sent, noted as sent beforehand: a worker that is
 * killed in between leaves some unsent, and sends none twice.
 */
export async function claimViews(
  db: Database,
  { platform, most }: { platform: string; most: number },
): Promise<ClaimedViews[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.claimedViews})`)
    return rows(
      tx,
      claimedViewsRow,
      sql`with counted as (
            select listing_id, day, sum(views)::int as views from visit.daily
            where day >= visit.today() - 1 group by listing_id, day
          ), due as (
            select listing_id, external_id, day, counted.views - coalesce(told.views, 0) as views
            from counted left join visit.reported told using (listing_id, day)
            join listing.identity i on i.kind = 'listing' and i.id = listing_id and i.platform = ${platform}
          ), in_line as (
            select *, sum(views) over (order by day, listing_id) - views as before from due where views > 0
          ), claimed as (
            select listing_id, external_id, day, least(views, ${most}::int - before)::int as views
            from in_line where before < ${most}::int
          ), noted as (
            insert into visit.reported as told (listing_id, day, views)
            select listing_id, day, views from claimed
            on conflict (listing_id, day) do update set views = told.views + excluded.views
          )
          select listing_id as "listingId", external_id as "externalId", day::text, views from claimed order by day, listing_id`,
    )
  })
}

/** They were not sent after all. */
export async function unclaimViews(db: Database, claimed: readonly ClaimedViews[]): Promise<void> {
  await db.execute(
    sql`update visit.reported told set views = told.views - unsent.views
        from jsonb_to_recordset(${JSON.stringify(claimed)}::jsonb) unsent ("listingId" bigint, day date, views int)
        where told.listing_id = unsent."listingId" and told.day = unsent.day`,
  )
}
