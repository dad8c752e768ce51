import { cityTitle } from '../place/city'
import { criteriaFor, type PlaceCriterion, type SearchCriteria } from './criteria'

/** Belgian, Luxembourg, French, German and Dutch postal codes, with or without the country's letter. */
export const zipPattern = /^(?:[a-z]{1,2}-)?\d{4,5}(?: ?[a-z]{2})?$/i

const most = { euro: 100_000_000, rooms: 50, page: 10_000, typeId: 2 ** 31 - 1, list: 20, text: 60 }

/** One form for each search: sorted, without doubles, and without what is empty, impossible or out of bounds. */
export function normalisedCriteria(criteria: SearchCriteria): SearchCriteria {
  const reference = tidy(criteria.reference)
  const [priceMinEuro, priceMaxEuro] = range(criteria.priceMinEuro, criteria.priceMaxEuro, most.euro)
  const [bedroomsMin, bedroomsMax] = range(criteria.bedroomsMin, criteria.bedroomsMax, most.rooms)
  const typeIds = criteria.typeIds.filter((id) => isWithin(id, most.typeId))
  return {
    deal: criteria.deal,
    ...(reference && { reference }),
    places: normalisedPlaces(criteria.places),
    typeIds: [...new Set(typeIds)].slice(0, most.list).sort((a, b) => a - b),
    ...(priceMinEuro && { priceMinEuro }),
    ...(priceMaxEuro && { priceMaxEuro }),
    ...(bedroomsMin && { bedroomsMin }),
    ...(bedroomsMax && { bedroomsMax }),
    ...(isWithin(criteria.garagesMin, most.rooms) && { garagesMin: criteria.garagesMin }),
    ...(isWithin(criteria.parkingsMin, most.rooms) && { parkingsMin: criteria.parkingsMin }),
    ...(criteria.hasGarden && { hasGarden: true }),
    ...(criteria.hasTerrace && { hasTerrace: true }),
    sort: criteria.sort,
    page: isWithin(criteria.page, most.page) ? criteria.page : criteriaFor(criteria.deal).page,
  }
}

function normalisedPlaces(places: readonly PlaceCriterion[]): PlaceCriterion[] {
  const byKey = new Map<string, PlaceCriterion>()
  for (const place of places.map(normalisedPlace)) {
    if (place.city || place.zip) byKey.set(`${place.city ?? ''}|${place.zip ?? ''}`, place)
  }
  return [...byKey]
    .slice(0, most.list)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, place]) => place)
}

function normalisedPlace(place: PlaceCriterion): PlaceCriterion {
  const city = tidy(cityTitle(tidy(place.city)))
  const zip = tidy(place.zip).toUpperCase()
  // In an address a lone postal code is a postal code, wherever it was typed.
  if (zipPattern.test(city)) return { zip: zipPattern.test(zip) ? zip : city.toUpperCase() }
  return { ...(city && { city }), ...(zipPattern.test(zip) && { zip }) }
}

/** A visitor who mixes up least and most means the range between them. */
function range(min: number | undefined, max: number | undefined, largest: number): (number | undefined)[] {
  const low = isWithin(min, largest) ? min : undefined
  const high = isWithin(max, largest) ? max : undefined
  return low && high && low > high ? [high, low] : [low, high]
}

function isWithin(value: number | undefined, largest: number): value is number {
  return Number.isInteger(value) && value !== undefined && value >= 1 && value <= largest
}

/** No separator, no broken or control character, no double space. */
function tidy(text: string | undefined): string {
  const clean = (text ?? '').replaceAll(/[|\p{Cc}\p{Cs}]+/gu, ' ').normalize('NFC')
  return [...clean.replaceAll(/\s+/g, ' ').trim()].slice(0, most.text).join('').trim()
}
