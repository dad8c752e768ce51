import { hasPlaces, type SearchCriteria } from '@/domain/search/criteria'
import { energyKeys } from '@/domain/search/energy-criterion'
import { referenceKey } from '@/domain/search/reference-key'
import { areaRing, type SearchArea } from '@/domain/search/search-area'
import { typedWords } from '@/domain/search/search-words'
import { areaPolygon, wordsQuery } from '@/features/listings/search/search-conditions.sql'
import { searchedPlaces } from '@/i18n/places/search-areas'

/** Raised with each change of this file by which a search gets another row or other keys. */
export const rowVersion = 2

/** A row of `lead.demand_criteria`, and the keys by which homes find it. */
export interface CriteriaRow {
  columns: Record<string, unknown>
  keys: string[]
}

/**
 * Homes are in cells of two sizes, so many to a degree. An area is found by the smallest of which it touches few enough:
 * five kilometres around a point share a quarter of a degree with many more homes than are near. One over more than the
 * large cells is found by every home.
 */
export const cellGrids = [
  { perDegree: 16, most: 40 },
  { perDegree: 4, most: 400 },
] as const

/** A search as columns that homes are compared with. A criterion that is forgotten here does not compile. */
export function criteriaRow(criteria: SearchCriteria): CriteriaRow {
  const { deal, reference, text, places, municipalities, provinces, area, typeIds, energyLabels, ...rest } =
    criteria
  const { priceMinEuro, priceMaxEuro, bedroomsMin, bedroomsMax, garagesMin, parkingsMin, ...more } = rest
  const { livingMin, livingMax, plotMin, plotMax, availableFrom, hasGarden, hasTerrace, ...last } = more
  const { isNewBuild, isFurnished, hasLift, isAvailableOnly, sort, page, ...none } = last
  none satisfies Record<string, never>
  // An alert tells of homes that are to be had, in no order of its own.
  void [isAvailableOnly, sort, page]
  const placeKeys = hasPlaces(criteria) ? keysOfPlaces({ places, municipalities, provinces }) : []
  return {
    columns: {
      // Where a search is found by its places, they need no second look.
      place_keys: reference && placeKeys.length > 0 ? placeKeys : null,
      area: area && `SRID=4326;${areaPolygon(area)}`,
      words: text ? wordsQuery(typedWords(text)) : null,
      type_ids: typeIds.length > 0 ? typeIds : null,
      price_min_cents: cents(priceMinEuro),
      price_max_cents: cents(priceMaxEuro),
      bedrooms_min: bedroomsMin,
      bedrooms_max: bedroomsMax,
      garages_min: garagesMin,
      parkings_min: parkingsMin,
      living_min: livingMin,
      living_max: livingMax,
      plot_min: plotMin,
      plot_max: plotMax,
      energy_keys: energyLabels.length > 0 ? energyKeys(energyLabels) : null,
      has_garden: hasGarden,
      has_terrace: hasTerrace,
      is_new_build: isNewBuild,
      is_furnished: isFurnished,
      has_lift: hasLift,
      available_from: availableFrom,
    },
    keys: rarestKeys({ reference, placeKeys, area, typeIds }).map((key) => `${deal} ${key}`),
  }
}

interface Narrowing extends Pick<SearchCriteria, 'reference' | 'area' | 'typeIds'> {
  placeKeys: string[]
}

/** What the fewest homes have of all that a search names: one look at every home finds nothing else. */
function rarestKeys({ reference, placeKeys, area, typeIds }: Narrowing): string[] {
  if (reference) return [`reference:${referenceKey(reference)}`]
  if (placeKeys.length > 0) return placeKeys
  const cells = area ? cellsOf(area) : []
  if (cells.length > 0) return cells
  return typeIds.length > 0 ? typeIds.map((id) => `type:${id}`) : ['any']
}

function keysOfPlaces(criteria: Pick<SearchCriteria, 'places' | 'municipalities' | 'provinces'>): string[] {
  const { municipalityKeys, provinceKeys, areas } = searchedPlaces(criteria)
  const parts = areas.flatMap(({ zips = [], cityKeys = [], country = '' }) => [
    ...zips.map((zip) => `zip:${country}:${zip}`),
    ...cityKeys.map((city) => `city:${country}:${city}`),
  ])
  const whole = [
    ...municipalityKeys.map((key) => `municipality:${key}`),
    ...provinceKeys.map((key) => `province:${key}`),
  ]
  return [...new Set([...whole, ...parts])]
}

/** Those that the box around an area touches; none of one that is as large as a country. */
function cellsOf(area: SearchArea): string[] {
  const ring = areaRing(area)
  for (const { perDegree, most } of cellGrids) {
    const across = cellsBetween(
      ring.map(([lng]) => lng),
      perDegree,
    )
    const up = cellsBetween(
      ring.map(([, lat]) => lat),
      perDegree,
    )
    if (across.count * up.count <= most)
      return across.all().flatMap((x) => up.all().map((y) => `cell:${perDegree}:${x}:${y}`))
  }
  return []
}

function cellsBetween(degrees: number[], perDegree: number) {
  const first = Math.floor(Math.min(...degrees) * perDegree)
  const count = Math.floor(Math.max(...degrees) * perDegree) - first + 1
  return { count, all: () => Array.from({ length: count }, (_, index) => first + index) }
}

function cents(euro: number | undefined): number | undefined {
  return euro === undefined ? undefined : euro * 100
}
