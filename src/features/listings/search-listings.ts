import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import type { Language } from '@/domain/language'
import type { Deal, ListingStatus } from '@/domain/listing/listing'
import type { CountryCode } from '@/domain/place/country'
import { pageSize, type SearchCriteria } from '@/domain/search/criteria'

import { searchCountSql, searchPageSql } from './search.sql'

/** What a card shows of a listing; holds nothing that is not published. */
export interface ListingCard {
  id: number
  reference: string
  deal: Deal
  status: ListingStatus
  typeId: number
  priceCents: number | null
  isPricePublished: boolean
  priceUnit: number | null
  marqueeId: number | null
  zip: string
  city: string
  country: CountryCode
  bedrooms: number | null
  livingSquareMetres: number | null
  plotSquareMetres: number | null
  energyKwh: number | null
  energyLabel: string | null
  coverUrl: string | null
  createdAt: string
  title: string
  typeName: string
  priceUnitText: string | null
  marqueeName: string | null
}

export interface SearchCounts {
  total: number
  /** Homes of each type that fit, were the type left open. */
  perType: Map<number, number>
}

export interface SearchResult extends SearchCounts {
  cards: ListingCard[]
  pages: number
}

export async function searchListings(
  db: Database,
  { criteria, language }: { criteria: SearchCriteria; language: Language },
): Promise<SearchResult> {
  const [cards, counts] = await Promise.all([
    rows<ListingCard & Record<string, unknown>>(db, searchPageSql(criteria, language)),
    countListings(db, criteria),
  ])
  return { cards, pages: Math.max(1, Math.ceil(counts.total / pageSize)), ...counts }
}

export async function countListings(db: Database, criteria: SearchCriteria): Promise<SearchCounts> {
  const counts = await rows<{ typeId: number; homes: number; chosen: number }>(db, searchCountSql(criteria))
  const perType = new Map<number, number>()
  let total = 0
  for (const { typeId, homes, chosen } of counts) {
    perType.set(typeId, (perType.get(typeId) ?? 0) + homes)
    total += chosen
  }
  return { total, perType }
}
