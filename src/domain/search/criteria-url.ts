import type { Deal } from '../listing/listing'
import { criteriaFor, searchSorts, type PlaceCriterion, type SearchCriteria } from './criteria'
import { normalisedCriteria, zipPattern } from './normalised-criteria'

type NumberField =
  'priceMinEuro' | 'priceMaxEuro' | 'bedroomsMin' | 'bedroomsMax' | 'garagesMin' | 'parkingsMin'

/** In the order in which they stand in the address. */
const numberParameters: readonly [field: NumberField, name: string][] = [
  ['priceMinEuro', 'price-min'],
  ['priceMaxEuro', 'price-max'],
  ['bedroomsMin', 'bedrooms-min'],
  ['bedroomsMax', 'bedrooms-max'],
  ['garagesMin', 'garages-min'],
  ['parkingsMin', 'parkings-min'],
]

/** The same search always gives the same text, whatever the order of its parts, so that caches hold it once. */
export function criteriaToQuery(criteria: SearchCriteria): string {
  const normal = normalisedCriteria(criteria)
  const query = new URLSearchParams()
  if (normal.reference) query.append('reference', normal.reference)
  for (const place of normal.places) query.append('city', placeText(place))
  for (const typeId of normal.typeIds) query.append('type', String(typeId))
  for (const [field, name] of numberParameters) if (normal[field]) query.append(name, String(normal[field]))
  if (normal.hasGarden) query.append('garden', '1')
  if (normal.hasTerrace) query.append('terrace', '1')
  if (normal.sort !== criteriaFor(normal.deal).sort) query.append('sort', normal.sort)
  if (normal.page !== 1) query.append('page', String(normal.page))
  return query.toString()
}

/** Reads what a visitor or a link made of it: what makes no sense is left out. */
export function criteriaFromQuery(deal: Deal, query: URLSearchParams): SearchCriteria {
  const sort = searchSorts.find((known) => known === query.get('sort'))
  return normalisedCriteria({
    ...criteriaFor(deal),
    reference: query.get('reference') ?? undefined,
    places: query.getAll('city').map(placeOf),
    typeIds: query.getAll('type').flatMap((ids) => ids.split(',').map(numberOf)),
    ...Object.fromEntries(numberParameters.map(([field, name]) => [field, numberOf(query.get(name))])),
    hasGarden: query.get('garden') === '1',
    hasTerrace: query.get('terrace') === '1',
    ...(sort && { sort }),
    page: numberOf(query.get('page')),
  })
}

function placeText({ city, zip }: PlaceCriterion): string {
  return [city, zip].filter(Boolean).join('|')
}

function placeOf(text: string): PlaceCriterion {
  const [first = '', second] = text.split('|')
  if (second !== undefined) return { city: first, zip: second }
  return zipPattern.test(first.trim()) ? { zip: first } : { city: first }
}

/** Also reads an amount as people type it, 350.000; NaN for anything else. */
function numberOf(text: string | null): number {
  const digits = text?.trim().replace(/^€\s*/, '') ?? ''
  if (/^\d{1,3}([. ]\d{3})+$/.test(digits)) return Number(digits.replaceAll(/[. ]/g, ''))
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN
}
