import { cityTitle } from '../place/city'
import { criteriaFor, type PlaceCriterion, type SearchCriteria } from './criteria'
import { flagFields } from './criteria-fields'
import { normalisedEnergyLabels } from './energy-criterion'
import { normalisedArea } from './search-area'
import { typedWords } from './search-words'

/** Belgian, Luxembourg, French, German and Dutch postal codes, with or without the country's letter. */
export const zipPattern = /^(?:[a-z]{1,2}-)?\d{4,5}(?: ?[a-z]{2})?$/i

const keyPattern = /^[A-Z\d]{1,12}(?:-[A-Z\d]{1,12}){0,2}$/

const most = {
  ...{ euro: 100_000_000, rooms: 50, squareMetres: 10_000_000, page: 10_000, typeId: 2 ** 31 - 1 },
  ...{ list: 20, keys: 100, text: 60 },
}

/** One form for each search: sorted, without doubles, and without what is empty, impossible or out of bounds. */
export function normalisedCriteria(criteria: SearchCriteria): SearchCriteria {
  const reference = tidy(criteria.reference)
  const text = tidy(criteria.text)
  const hasWords = typedWords(text).length > 0
  const typeIds = criteria.typeIds.filter((id) => isWithin(id, most.typeId))
  return {
    deal: criteria.deal,
    ...(reference && { reference }),
    ...(hasWords && { text }),
    places: normalisedPlaces(criteria.places),
    municipalities: normalisedKeys(criteria.municipalities),
    provinces: normalisedKeys(criteria.provinces),
    area: normalisedArea(criteria.area),
    typeIds: [...new Set(typeIds)].slice(0, most.list).sort((a, b) => a - b),
    ...range(criteria, ['priceMinEuro', 'priceMaxEuro'], most.euro),
    ...range(criteria, ['bedroomsMin', 'bedroomsMax'], most.rooms),
    ...(isWithin(criteria.garagesMin, most.rooms) && { garagesMin: criteria.garagesMin }),
    ...(isWithin(criteria.parkingsMin, most.rooms) && { parkingsMin: criteria.parkingsMin }),
    ...range(criteria, ['livingMin', 'livingMax'], most.squareMetres),
    ...range(criteria, ['plotMin', 'plotMax'], most.squareMetres),
    energyLabels: normalisedEnergyLabels(criteria.energyLabels),
    ...Object.fromEntries(flagFields.filter((field) => criteria[field]).map((field) => [field, true])),
    ...dayOf(criteria),
    sort: criteria.sort,
    page: isWithin(criteria.page, most.page) ? criteria.page : criteriaFor(criteria.deal).page,
  }
}

/** Only homes to rent have a day of their own; of one for sale the deed decides. */
function dayOf({ deal, availableFrom }: SearchCriteria): Pick<SearchCriteria, 'availableFrom'> {
  const day = availableFrom?.trim() ?? ''
  return deal === 'rent' && isDay(day) ? { availableFrom: day } : {}
}

/** The thirty-first of February is none. */
function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function normalisedKeys(keys: readonly string[]): string[] {
  const known = keys.map((key) => key.trim().toUpperCase()).filter((key) => keyPattern.test(key))
  return [...new Set(known)].sort().slice(0, most.keys)
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

type Bound = 'priceMinEuro' | 'priceMaxEuro' | `${'bedrooms' | 'living' | 'plot'}${'Min' | 'Max'}`

/** A visitor who mixes up least and most means the range between them. */
function range(
  criteria: SearchCriteria,
  [minField, maxField]: [Bound, Bound],
  largest: number,
): Partial<Record<Bound, number>> {
  const [min, max] = [criteria[minField], criteria[maxField]]
  const low = isWithin(min, largest) ? min : undefined
  const high = isWithin(max, largest) ? max : undefined
  const isTurned = low !== undefined && high !== undefined && low > high
  return {
    ...(low && { [isTurned ? maxField : minField]: low }),
    ...(high && { [isTurned ? minField : maxField]: high }),
  }
}

function isWithin(value: number | undefined, largest: number): value is number {
  return Number.isInteger(value) && value !== undefined && value >= 1 && value <= largest
}

/** No separator, no broken or control character, no double space. */
function tidy(text: string | undefined): string {
  if (!text) return ''
  const clean = text.replaceAll(/[|\p{Cc}\p{Cs}]+/gu, ' ').normalize('NFC')
  return [...clean.replaceAll(/\s+/g, ' ').trim()].slice(0, most.text).join('').trim()
}
