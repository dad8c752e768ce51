import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import type { Language } from '@/domain/language'

import type { WithdrawnListing } from '../find-listing'
import { listCards } from '../list-cards'
import type { ListingCard } from '../search-listings'

export interface KeptListings {
  cards: ListingCard[]
  /** Were on the site once. */
  withdrawn: WithdrawnListing[]
}

/** Whatever is known of the homes that someone kept. */
export async function findKept(
  db: Queryable,
  { ids, language }: { ids: number[]; language: Language },
): Promise<KeptListings> {
  const [cards, withdrawn] = await Promise.all([
    listCards(db, { source: { ids }, maximum: ids.length, language }),
    rows<WithdrawnListing & Record<string, unknown>>(
      db,
      sql`select id, deal, zip, city from listing.withdrawn where id = any(${sql.param(ids)}::int[])`,
    ),
  ])
  return { cards, withdrawn }
}
