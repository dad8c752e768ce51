import { criteriaFor, type PlaceCriterion, type SearchCriteria } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'
import { stepAbove, stepBelow } from '@/domain/visit/price-step'
import { elsewhere, mostBedrooms, mostPlaces, severalTypes } from '@/domain/visit/seen'
import { municipalityOf } from '@/i18n/places/municipality-of'
import { placeAreas } from '@/i18n/places/place-criteria'

/** What a list tells of its search, for counting: only words of fixed lists, and no more than differs from "any". */
export type SearchMessage = Record<string, string | number>

/** `null` for the whole list, and for a further page of one: there nobody searches. */
export function countedSearch(criteria: SearchCriteria, found: number): SearchMessage | null {
  const { deal, typeIds, bedroomsMin = 0 } = criteria
  if (criteria.page > 1 || criteriaToQuery({ ...criteria, sort: criteriaFor(deal).sort }) === '') return null
  const told = {
    search: deal,
    places: searchedKeys(criteria).slice(0, mostPlaces).join(','),
    type: typeIds.length > 1 ? severalTypes : (typeIds[0] ?? 0),
    from: stepBelow(deal, criteria.priceMinEuro),
    to: stepAbove(deal, criteria.priceMaxEuro),
    bedrooms: Math.min(bedroomsMin, mostBedrooms),
    more: asksMore(criteria) ? 1 : 0,
  }
  const said = Object.entries(told).filter(([, value]) => value !== 0 && value !== '')
  return { ...Object.fromEntries(said), found }
}

function searchedKeys({ places, municipalities, provinces }: SearchCriteria): string[] {
  return [...new Set([...places.flatMap(keysOf), ...municipalities, ...provinces])]
}

/** A village counts for its municipality. */
function keysOf(place: PlaceCriterion): string[] {
  return placeAreas(place).map(({ country = 'BE', zips = [] }) => {
    const found = municipalityOf({ country, zip: zips[0] ?? '', city: place.city ?? '' })
    return found?.key ?? elsewhere
  })
}

function asksMore(criteria: SearchCriteria): boolean {
  const { deal, sort, page } = criteriaFor(criteria.deal)
  const counted = { places: [], municipalities: [], provinces: [], typeIds: [], bedroomsMin: undefined }
  const prices = { priceMinEuro: undefined, priceMaxEuro: undefined }
  return criteriaToQuery({ ...criteria, ...counted, ...prices, deal, sort, page }) !== ''
}
