import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import type { Language } from '@/domain/language'

import { type WithdrawnListing, withdrawnRow } from '../page/find-listing'
import { listCards } from '../list/list-cards'
import type { ListingCard } from '../search/search-listings'

export interface KeptListings {
  cards: ListingCard[]
  /** Were on the site once. */
  withdrawn: WithdrawnListing[]
}

/** Whatever is known of the homes that someone kept. */
export async function findKept(
  db: Reads,
  { ids, language }: { ids: number[]; language: Language },
): Promise<KeptListings> {
  const [cards, withdrawn] = await Promise.all([
    listCards(db, { source: { ids }, maximum: ids.length, language }),
    rows(
      db,
      withdrawnRow,
      sql`select id, deal, zip, city, country from listing.public_withdrawn where id = any(${sql.param(ids)}::int[])`,
    ),
  ])
  return { cards, withdrawn }
}
