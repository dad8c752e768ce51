import { type Reads, rows } from '@/database/query'
import { filled, int, type RowOf, text } from '@/database/row'
import type { Deal } from '@/domain/listing/listing'
import type { SearchCriteria } from '@/domain/search/criteria'

import { bandRange, type PriceRange } from './price-bands'
import { bandCountSql, municipalityCountSql } from './search-count.sql'

export interface PriceBandCount extends PriceRange {
  homes: number
}

/** What the other filters leave of each choice; the counts per type come with the search itself. */
export interface SearchFacets {
  /** Homes in each municipality, were the places left open. */
  perMunicipality: Map<string, number>
  /** Homes in each band of prices, were the price left open; the cheapest first, without hidden prices. */
  perPriceBand: PriceBandCount[]
}

export async function countFacets(db: Reads, criteria: SearchCriteria): Promise<SearchFacets> {
  const [perMunicipality, perPriceBand] = await Promise.all([
    countMunicipalities(db, criteria),
    countPriceBands(db, criteria),
  ])
  return { perMunicipality, perPriceBand }
}

export async function countMunicipalities(db: Reads, criteria: SearchCriteria): Promise<Map<string, number>> {
  const counts = await rows(db, { key: filled(text), homes: int }, municipalityCountSql(criteria))
  return new Map(counts.map(({ key, homes }) => [key, homes]))
}

export async function countPriceBands(db: Reads, criteria: SearchCriteria): Promise<PriceBandCount[]> {
  return priceBandCounts(criteria.deal, await rows(db, bandCountRow, bandCountSql(criteria)))
}

const bandCountRow = {
  band: int,
  homes: int,
}
type BandCount = RowOf<typeof bandCountRow>

export function priceBandCounts(deal: Deal, counts: BandCount[]): PriceBandCount[] {
  return counts
    .filter(({ band }) => band >= 0)
    .sort((a, b) => a.band - b.band)
    .map(({ band, homes }) => ({ ...bandRange(deal, band), homes }))
}
