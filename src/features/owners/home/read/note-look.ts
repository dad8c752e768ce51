import { sql } from 'drizzle-orm'

import { rows } from '@/database/query'
import { moment, nullable } from '@/database/row'

import type { OwnerReads } from './as-owner'

/** A second look within this time belongs to the first: what was new stays new. */
const oneVisitMinutes = 30

/** When the owner was last here before this visit; `null` at the first. */
export async function noteLook(
  { tx, homeIds }: OwnerReads,
  { accountId, listingId, now }: { accountId: string; listingId: number; now: Date },
): Promise<Date | null> {
  if (!homeIds.includes(listingId)) return null
  const current = sql`${now.toISOString()}::timestamptz`
  const [look] = await rows(
    tx,
    { since: nullable(moment) },
    sql`insert into owner.look as known (account_id, listing_id, looked_at)
        values (${accountId}, ${listingId}, ${current})
        on conflict (account_id, listing_id) do update set looked_at = excluded.looked_at,
          since = case when known.looked_at < ${current} - make_interval(mins => ${oneVisitMinutes})
            then known.looked_at else known.since end
        returning since`,
  )
  return look?.since ? new Date(look.since) : null
}
