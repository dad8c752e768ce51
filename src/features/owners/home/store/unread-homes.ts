import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int } from '@/database/row'

/** Homes that somebody follows and of which nothing is stored yet. */
export async function listUnreadHomes(db: Queryable): Promise<number[]> {
  const found = await rows(
    db,
    { id: int },
    sql`select distinct o.listing_id as id from owner.home_owner o
        left join owner.home h on h.listing_id = o.listing_id
        where o.revoked_at is null and h.read_at is null order by 1`,
  )
  return found.map(({ id }) => id)
}
