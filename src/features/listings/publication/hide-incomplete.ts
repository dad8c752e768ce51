import { sql } from 'drizzle-orm'

import { type Queryable, rowCount } from '@/database/query'

import { checkedHomes } from './checked-homes'
import { moveHidden } from './hidden-listings'
import { storeGaps } from './store-gaps'

/** Checks homes that were just stored, before anybody sees them; an agency that hides nothing need not wait for it. */
export async function hideIncomplete(tx: Queryable, ids: number[]): Promise<string[]> {
  if (ids.length === 0 || !(await hidesAnything(tx))) return []
  await checkAgain(tx, ids)
  return moveHidden(tx, ids)
}

/** Looks at some homes anew and writes down what they lack. */
export async function checkAgain(tx: Queryable, ids: number[]): Promise<void> {
  const homes = await checkedHomes(tx, {
    where: sql`l.id = any(${sql.param(ids)}::int[])`,
    limit: ids.length,
  })
  await storeGaps(tx, homes)
}

async function hidesAnything(tx: Queryable): Promise<boolean> {
  const found = await rowCount(tx, sql`select field from listing.hiding_gap limit 1`)
  return found > 0
}
