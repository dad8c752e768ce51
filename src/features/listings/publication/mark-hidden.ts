import { sql } from 'drizzle-orm'

import type { Queryable, Transaction } from '@/database/query'
import { queuePurge } from '@/http-cache/purge'

import { moveHidden } from './hidden-listings'

/** Takes a home off the site until `unmarkHidden`, whatever the platform says of it meanwhile. */
export function markHidden(
  db: Queryable,
  { listingId, userId }: { listingId: number; userId: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into listing.hide_mark (listing_id, hidden_by) values (${listingId}, ${userId})
          on conflict (listing_id) do nothing`,
    )
    await move(tx, listingId)
  })
}

/** Shows it again, unless it lacks something for which the agency hides homes. */
export function unmarkHidden(db: Queryable, listingId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`delete from listing.hide_mark where listing_id = ${listingId}`)
    await move(tx, listingId)
  })
}

async function move(tx: Transaction, listingId: number): Promise<void> {
  await queuePurge(tx, [], await moveHidden(tx, [listingId]))
}
