import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import type { Deal, ListingStatus } from '@/domain/listing/listing'
import type { CountryCode } from '@/domain/place/country'
import { pageSize, type SearchCriteria } from '@/domain/search/criteria'

import { searchPageSql, type SearchPage } from './search.sql'
import { searchCountSql } from './search-count.sql'

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
  municipalityKey: string | null
  bedrooms: number | null
  livingSquareMetres: number | null
  plotSquareMetres: number | null
  energyKwh: number | null
  energyLabel: string | null
  coverUrl: string | null
  createdAt: string
  /** Of the home where its address is published, else of its municipality. */
  longitude: number | null
  latitude: number | null
  isPointExact: boolean
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

export async function searchListings(db: Database, page: SearchPage): Promise<SearchResult> {
  const [cards, counts] = await Promise.all([findCards(db, page), countListings(db, page.criteria)])
  return { cards, pages: pagesOf(counts.total), ...counts }
}

export function findCards(db: Database, page: SearchPage): Promise<ListingCard[]> {
  return rows<ListingCard & Record<string, unknown>>(db, searchPageSql(page))
}

export async function countListings(db: Database, criteria: SearchCriteria): Promise<SearchCounts> {
  return typeCounts(await rows<TypeCount>(db, searchCountSql(criteria)))
}

interface TypeCount extends Record<string, unknown> {
  typeId: number
  homes: number
  chosen: number
}

/** A type may come twice: as the type of some homes and as a further one of others. */
export function typeCounts(counts: TypeCount[]): SearchCounts {
  const perType = new Map<number, number>()
  let total = 0
  for (const { typeId, homes, chosen } of counts) {
    perType.set(typeId, (perType.get(typeId) ?? 0) + homes)
    total += chosen
  }
  return { total, perType }
}

/** An empty list has a page too: the one that says so. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
