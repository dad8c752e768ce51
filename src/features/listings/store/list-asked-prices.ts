import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int, moment, nullable } from '@/database/row'
import type { AgencyPrice } from '@/domain/listing/price/annuity'

/** What was asked for a home from a moment on. */
export interface AskedPrice extends AgencyPrice {
  at: Date
}

const row = { at: moment, cents: nullable(int), rentCents: nullable(int) }

/**
 * What a home was asked for, the latest first, hidden or not: for the agency alone. What was noted for another reason,
 * such as a sale, is no change of it.
 */
export async function listAskedPrices(
  db: Queryable,
  { id, most }: { id: number; most: number },
): Promise<AskedPrice[]> {
  const found = await rows(
    db,
    row,
    sql`select at, cents, "rentCents" from (
          select at, cents, "rentCents", row_number() over (order by at) = 1
              or (cents, "rentCents") is distinct from (lag(cents) over (order by at), lag("rentCents") over (order by at))
              as "isNew"
          from (
            select at, coalesce((agency_price ->> 'cents')::bigint, given_price_cents) as cents,
              (agency_price ->> 'rentCents')::bigint as "rentCents"
            from listing.event where listing_id = ${id} and status is not null
          ) noted
        ) asked
        where "isNew" order by at desc limit ${most}`,
  )
  return found.map(({ at, ...asked }) => ({ ...asked, at: new Date(at) }))
}
