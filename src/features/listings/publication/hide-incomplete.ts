import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { bool } from '@/database/row'

import { checkedHomes } from './checked-homes'
import { moveHidden } from './hidden-listings'
import { storeGaps } from './store-gaps'

/**
 * Takes homes that were just stored and must not be seen off the site, before anybody sees them; an agency that hides
 * nothing need not wait for it.
 */
export async function hideIncomplete(tx: Queryable, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const [hides] = await rows(
    tx,
    { byGap: bool, byMark: bool },
    sql`select exists (select from listing.hiding_gap) as "byGap",
          exists (select from listing.hide_mark where listing_id = any(${sql.param(ids)}::int[])) as "byMark"`,
  )
  if (hides?.byGap) await checkAgain(tx, ids)
  return hides?.byGap || hides?.byMark ? moveHidden(tx, ids) : []
}

/** Looks at some homes anew and writes down what they lack. */
export async function checkAgain(tx: Queryable, ids: number[]): Promise<void> {
  const homes = await checkedHomes(tx, {
    where: sql`l.id = any(${sql.param(ids)}::int[])`,
    limit: ids.length,
  })
  await storeGaps(tx, homes)
}
