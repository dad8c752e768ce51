import { and, type SQL, sql } from 'drizzle-orm'

import { hasPlaces, type SearchCriteria } from '@/domain/search/criteria'
import { energyKeys } from '@/domain/search/energy-criterion'
import { referenceKey } from '@/domain/search/reference-key'
import { areaRing, type SearchArea } from '@/domain/search/search-area'
import { typedWords } from '@/domain/search/search-words'
import { municipalitiesOfProvince } from '@/i18n/places/municipalities'
import { joinedAreas, type PlaceArea } from '@/i18n/places/place-criteria'
import { searchedPlaces } from '@/i18n/places/search-areas'

/**
 * What every list, map and count means by "for sale" and "to rent": all that is not sold or rented, homes under option
 * among them. Statuses compare in the order in which their type names them.
 */
export const isOpen = sql`status <= 'under-option'`

/** The same of a row of a tally. */
export const openHomes = sql`(available + under_option)`

/** Sold and rented homes have a list of their own; here one is found only by who names its reference. */
export function listedConditions(criteria: SearchCriteria): SQL[] {
  const open = criteria.reference ? [] : [isOpen]
  return [...rowConditions(criteria), ...typeConditions(criteria), ...open]
}

/** All of a search but its types, whatever the status. Units of a project stand on the project's page, not in lists. */
export function rowConditions(criteria: SearchCriteria): SQL[] {
  return [
    sql`project_id is null`,
    sql`deal = ${criteria.deal}`,
    ...placeConditions(criteria),
    ...priceConditions(criteria),
    ...roomConditions(criteria),
    ...furtherConditions(criteria),
  ]
}

/** The facts that `listing.tally` knows too. */
export function roomConditions(criteria: SearchCriteria): SQL[] {
  const { bedroomsMin, bedroomsMax, garagesMin, parkingsMin, hasGarden, hasTerrace } = criteria
  const list: SQL[] = []
  if (bedroomsMin !== undefined) list.push(sql`bedrooms >= ${bedroomsMin}`)
  if (bedroomsMax !== undefined) list.push(sql`bedrooms <= ${bedroomsMax}`)
  if (garagesMin !== undefined) list.push(sql`garages >= ${garagesMin}`)
  if (parkingsMin !== undefined) list.push(sql`parkings >= ${parkingsMin}`)
  if (hasGarden) list.push(sql`has_garden`)
  if (hasTerrace) list.push(sql`has_terrace`)
  return list
}

/** What only the homes themselves know. */
export function furtherConditions(criteria: SearchCriteria): SQL[] {
  const { reference, text, area, livingMin, livingMax, plotMin, plotMax, energyLabels } = criteria
  const list: SQL[] = []
  if (reference) list.push(sql`listing.reference_key(reference) = ${referenceKey(reference)}`)
  if (text) list.push(hasWords(typedWords(text)))
  // Where a home stands that is somebody's now is shown to nobody, not even by whether an area holds it.
  if (area) list.push(isOpen, isWithin(area))
  if (livingMin !== undefined) list.push(sql`living_square_metres >= ${livingMin}`)
  if (livingMax !== undefined) list.push(sql`living_square_metres <= ${livingMax}`)
  if (plotMin !== undefined) list.push(sql`plot_square_metres >= ${plotMin}`)
  if (plotMax !== undefined) list.push(sql`plot_square_metres <= ${plotMax}`)
  if (energyLabels.length > 0) list.push(isOneOf('energy_key', energyKeys(energyLabels)))
  if (criteria.isNewBuild) list.push(sql`is_new_build`)
  if (criteria.isFurnished) list.push(sql`is_furnished`)
  if (criteria.hasLift) list.push(sql`has_lift`)
  if (criteria.availableFrom)
    list.push(sql`(available_from is null or available_from <= ${criteria.availableFrom}::date)`)
  if (criteria.isAvailableOnly) list.push(sql`status = 'available'`)
  return list
}

export function priceConditions({ priceMinEuro, priceMaxEuro }: SearchCriteria): SQL[] {
  const list: SQL[] = []
  if (priceMinEuro !== undefined) list.push(sql`price_cents >= ${priceMinEuro * 100}`)
  if (priceMaxEuro !== undefined) list.push(sql`price_cents <= ${priceMaxEuro * 100}`)
  return list
}

export function typeConditions({ typeIds }: Pick<SearchCriteria, 'typeIds'>): SQL[] {
  if (typeIds.length === 0) return []
  const ids = sql`${sql.param(typeIds)}::int[]`
  return [sql`(type_id = any(${ids}) or extra_type_ids && ${ids})`]
}

/** Of columns that `listing.place_tally` has too, unless a place is known by the name of its town only. */
export function placeConditions(criteria: SearchCriteria): SQL[] {
  if (!hasPlaces(criteria)) return []
  const { municipalityKeys, provinceKeys, areas } = searchedPlaces(criteria)
  const isProvinceOnly = municipalityKeys.length === 0 && areas.length === 0
  if (isProvinceOnly) return [isOneOf('province_key', provinceKeys)]
  // One list of keys is found in one walk through an index, alternatives are not.
  const keys = provinceKeys.flatMap((key) => municipalitiesOfProvince(key).map((one) => one.key))
  const all = [...new Set([...municipalityKeys, ...keys])]
  const alternatives = joinedAreas(areas).map(inArea)
  if (all.length > 0) alternatives.unshift(isOneOf('municipality_key', all))
  return [sql`(${sql.join(alternatives, sql` or `)})`]
}

function inArea({ zips, cityKeys, country }: PlaceArea): SQL {
  const list = []
  if (zips) list.push(isOneOf('zip', zips))
  if (cityKeys) list.push(isOneOf('city_key', cityKeys))
  if (country) list.push(sql`country = ${country}`)
  return and(...list) ?? sql`true`
}

/** An index keeps its order for one value, not for a list of one. */
function isOneOf(column: string, values: string[]): SQL {
  const name = sql.raw(column)
  return values.length === 1 ? sql`${name} = ${values[0]}` : sql`${name} = any(${sql.param(values)}::text[])`
}

/** In whichever language the words were typed. */
function hasWords(words: string[]): SQL {
  return sql`id in (select listing_id from listing.public_listing_text where words @@ ${wordsQuery(words)}::tsquery)`
}

/** Each word as it begins. They hold letters and digits only. */
export function wordsQuery(words: string[]): string {
  return words.map((word) => `${word}:*`).join(' & ')
}

function isWithin(area: SearchArea): SQL {
  return sql`st_intersects(public_point, st_geomfromtext(${areaPolygon(area)}, 4326))`
}

export function areaPolygon(area: SearchArea): string {
  const ring = areaRing(area)
  const corners = [...ring, ...ring.slice(0, 1)].map((point) => point.join(' ')).join(',')
  return `POLYGON((${corners}))`
}
