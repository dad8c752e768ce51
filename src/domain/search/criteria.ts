import type { Deal } from '../listing/listing'

/** What a visitor looks for. Every part but the deal may be left open. */
export interface SearchCriteria {
  deal: Deal
  reference?: string
  places: PlaceCriterion[]
  /** Web categories, as the agency's platform numbers them. */
  typeIds: number[]
  priceMinEuro?: number
  priceMaxEuro?: number
  bedroomsMin?: number
  bedroomsMax?: number
  garagesMin?: number
  parkingsMin?: number
  hasGarden?: boolean
  hasTerrace?: boolean
  sort: SearchSort
  /** Counted from 1. */
  page: number
}

/** One place in the address bar is `city=name|zip`; either half may be missing. */
export interface PlaceCriterion {
  city?: string
  zip?: string
}

export const searchSorts = ['newest', 'price-up', 'price-down', 'city', 'type'] as const
export type SearchSort = (typeof searchSorts)[number]

export const pageSize = 24

export function criteriaFor(deal: Deal): SearchCriteria {
  return { deal, places: [], typeIds: [], sort: 'newest', page: 1 }
}
