import { type Reads, rows } from '@/database/query'
import { int, type RowOf } from '@/database/row'
import type { HomeKind } from '@/domain/listing/home-kind'
import { type Deal, type ListingStatus } from '@/domain/listing/listing'
import type { PricedListing } from '@/domain/listing/price/price'
import { type RegionalPlace } from '@/domain/place/region'
import { pageSize, type SearchCriteria } from '@/domain/search/criteria'

import { cardRow } from '../card-row'
import { searchPageSql, type SearchPage } from './search.sql'
import { searchCountSql } from './search-count.sql'

/** What a card shows of a listing; holds nothing that is not published. */
export interface ListingCard extends PricedListing, RegionalPlace {
  id: number
  reference: string
  deal: Deal
  status: ListingStatus
  kind: HomeKind
  typeId: number
  city: string
  /** What the platform calls the country. */
  countryName?: string | null
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
  /** Days on which everybody may come: see open-days.ts. */
  openDays: string | null
}

/** The homes that fit, by whether a visitor can still have them. */
export interface StatusCounts {
  /** The number that "for sale" and "to rent" stand for. */
  total: number
  /** How many of these are under option. */
  underOption: number
  /** Sold or rented. */
  closed: number
}

export interface SearchCounts extends StatusCounts {
  /** Homes of each type that fit, were the type left open. */
  perType: Map<number, number>
}

export interface SearchResult extends SearchCounts {
  cards: ListingCard[]
  /** Homes on all pages together. */
  listed: number
  pages: number
}

export function findCards(db: Reads, page: SearchPage): Promise<ListingCard[]> {
  return rows(db, cardRow, searchPageSql(page))
}

export async function countListings(db: Reads, criteria: SearchCriteria): Promise<SearchCounts> {
  return typeCounts(await rows(db, typeCountRow, searchCountSql(criteria)))
}

/** How many homes stand in the list of a search: see `listedConditions`. */
export function listedCount({ total, closed }: StatusCounts, criteria: SearchCriteria): number {
  return total + (criteria.reference ? closed : 0)
}

const typeCountRow = {
  typeId: int,
  homes: int,
  total: int,
  underOption: int,
  closed: int,
}
type TypeCount = RowOf<typeof typeCountRow>

/** A type may come twice: as the type of some homes and as a further one of others. */
export function typeCounts(counts: TypeCount[]): SearchCounts {
  const perType = new Map<number, number>()
  const sum = { total: 0, underOption: 0, closed: 0 }
  for (const { typeId, homes, total, underOption, closed } of counts) {
    if (homes > 0) perType.set(typeId, (perType.get(typeId) ?? 0) + homes)
    sum.total += total
    sum.underOption += underOption
    sum.closed += closed
  }
  return { ...sum, perType }
}

/** An empty list has a page too: the one that says so. */
export function pagesOf(homes: number): number {
  return Math.max(1, Math.ceil(homes / pageSize))
}
