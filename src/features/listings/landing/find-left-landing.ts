import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { bool } from '@/database/row'

import type { FiguredHomes } from './landing-figures'

/** For so long a landing page without homes stays: most places have one again by then. */
const daysKept = 90

export interface LeftLanding {
  /** Empty for longer than it is kept. */
  isGone: boolean
}

/** A landing page that its last home left; `null` where there never was one. */
export async function findLeftLanding(
  db: Reads,
  { deal, municipalityKey, typeId }: Omit<FiguredHomes, 'kind'>,
): Promise<LeftLanding | null> {
  const [left] = await rows(
    db,
    { isGone: bool },
    sql`select left_at < now() - make_interval(days => ${daysKept}) as "isGone" from listing.public_left_landing
        where deal = ${deal} and municipality_key = ${municipalityKey} and type_id = ${typeId}`,
  )
  return left ?? null
}
