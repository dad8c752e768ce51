import { sql } from 'drizzle-orm'

import { type Queryable, rowCount, type Transaction } from '@/database/query'
import { queuePurge } from '@/http-cache/purge'

import { moveHidden } from './hidden-listings'

/**
 * Takes a home off the site until `unmarkHidden`, whatever the platform says of it meanwhile. Who marked it first keeps
 * the word; false when there is no such home.
 */
export function markHidden(
  db: Queryable,
  { listingId, userId, reason }: { listingId: number; userId: number; reason: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const known = await rowCount(tx, sql`select 1 from listing.known where id = ${listingId}`)
    if (known === 0) return false
    await tx.execute(
      sql`insert into listing.hide_mark (listing_id, hidden_by, reason) values (${listingId}, ${userId}, ${reason})
          on conflict (listing_id) do nothing`,
    )
    await move(tx, listingId)
    return true
  })
}

/** Shows it again, unless it lacks something for which the agency hides homes; says whether it is on the site. */
export function unmarkHidden(db: Queryable, listingId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`delete from listing.hide_mark where listing_id = ${listingId}`)
    await move(tx, listingId)
    return (await rowCount(tx, sql`select 1 from listing.listing where id = ${listingId}`)) > 0
  })
}

async function move(tx: Transaction, listingId: number): Promise<void> {
  await queuePurge(tx, [], await moveHidden(tx, [listingId]))
}
