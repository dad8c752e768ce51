import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int } from '@/database/row'

import type { MailedLink } from './mailed-link'

export interface HeldCounts {
  leads: number
  /** Homes that the person follows, or once followed, as an owner. */
  ownerHomes: number
}

/** How much is held about who opened the link, in one look. */
export async function countHeld(db: Reads, { hash }: MailedLink): Promise<HeldCounts> {
  const [counts] = await rows(
    db,
    { leads: int, ownerHomes: int },
    sql`select cardinality(rights.leads(${hash})) as leads,
          coalesce(jsonb_array_length(rights.owner_data(${hash}) -> 'homes'), 0) as "ownerHomes"`,
  )
  return counts ?? { leads: 0, ownerHomes: 0 }
}
