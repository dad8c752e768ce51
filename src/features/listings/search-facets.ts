import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
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
  /** Homes in each band of prices, were the price left open; the cheapest first, those without a price left out. */
  perPriceBand: PriceBandCount[]
}

export async function countFacets(db: Database, criteria: SearchCriteria): Promise<SearchFacets> {
  const [perMunicipality, perPriceBand] = await Promise.all([
    countMunicipalities(db, criteria),
    countPriceBands(db, criteria),
  ])
  return { perMunicipality, perPriceBand }
}

export async function countMunicipalities(
  db: Database,
  criteria: SearchCriteria,
): Promise<Map<string, number>> {
  const counts = await rows<{ key: string; homes: number }>(db, municipalityCountSql(criteria))
  return new Map(counts.map(({ key, homes }) => [key, homes]))
}

export async function countPriceBands(db: Database, criteria: SearchCriteria): Promise<PriceBandCount[]> {
  return priceBandCounts(criteria.deal, await rows<BandCount>(db, bandCountSql(criteria)))
}

interface BandCount extends Record<string, unknown> {
  band: number
  homes: number
}

export function priceBandCounts(deal: Deal, counts: BandCount[]): PriceBandCount[] {
  return counts
    .filter(({ band }) => band >= 0)
    .sort((a, b) => a.band - b.band)
    .map(({ band, homes }) => ({ ...bandRange(deal, band), homes }))
}
