import type { Deal } from '../listing/listing'
import type { SearchArea } from './search-area'

/** What a visitor looks for. Every part but the deal may be left open. */
export interface SearchCriteria {
  deal: Deal
  reference?: string
  /** Words that must all stand in the title or description, each by how it begins. */
  text?: string
  /** Places, municipalities and provinces are alternatives: a home in any of them fits. */
  places: PlaceCriterion[]
  /** Keys of src/i18n/municipalities.json. */
  municipalities: string[]
  /** Keys of src/i18n/provinces.json: Belgian provinces, Luxembourg cantons. */
  provinces: string[]
  /** Narrows whatever places are chosen. */
  area: SearchArea | null
  /** Web categories, as the agency's platform numbers them. */
  typeIds: number[]
  priceMinEuro?: number
  priceMaxEuro?: number
  bedroomsMin?: number
  bedroomsMax?: number
  garagesMin?: number
  parkingsMin?: number
  /** Square metres. */
  livingMin?: number
  livingMax?: number
  plotMin?: number
  plotMax?: number
  /** A letter means all of it, A++ to A-; with a sign just that one. Each home is compared on its region's scale. */
  energyLabels: string[]
  hasGarden?: boolean
  hasTerrace?: boolean
  isNewBuild?: boolean
  isFurnished?: boolean
  hasLift?: boolean
  /** The day one would move in, as 2027-01-31: of homes to rent those whose platform names no later day. */
  availableFrom?: string
  /** Neither sold, rented nor under option. */
  isAvailableOnly?: boolean
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
  return {
    deal,
    places: [],
    municipalities: [],
    provinces: [],
    area: null,
    typeIds: [],
    energyLabels: [],
    sort: 'newest',
    page: 1,
  }
}

/** Without any word on where. */
export function withoutPlaces(criteria: SearchCriteria): SearchCriteria {
  return { ...criteria, places: [], municipalities: [], provinces: [] }
}

export function hasPlaces({ places, municipalities, provinces }: SearchCriteria): boolean {
  return places.length + municipalities.length + provinces.length > 0
}
