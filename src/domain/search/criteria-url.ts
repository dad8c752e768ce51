import type { Deal } from '../listing/listing'
import { typedAmount } from '../typed-amount'
import { areaOf, areaText } from './area-parameter'
import { criteriaFor, searchSorts, type PlaceCriterion, type SearchCriteria } from './criteria'
import { dayParameter, flagParameters, numberParameters } from './criteria-fields'
import { normalisedCriteria, zipPattern } from './normalised-criteria'

/** The same search always gives the same text, whatever the order of its parts, so that caches hold it once. */
export function criteriaToQuery(criteria: SearchCriteria): string {
  const normal = normalisedCriteria(criteria)
  const query = new URLSearchParams()
  if (normal.reference) query.append('reference', normal.reference)
  if (normal.text) query.append('text', normal.text)
  for (const place of normal.places) query.append('city', placeText(place))
  for (const key of normal.municipalities) query.append('municipality', key)
  for (const key of normal.provinces) query.append('province', key)
  if (normal.area) query.append('area', areaText(normal.area))
  for (const typeId of normal.typeIds) query.append('type', String(typeId))
  for (const [field, name] of numberParameters) if (normal[field]) query.append(name, String(normal[field]))
  for (const label of normal.energyLabels) query.append('energy', label)
  for (const [field, name] of flagParameters) if (normal[field]) query.append(name, '1')
  if (normal.availableFrom) query.append(dayParameter, normal.availableFrom)
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
    text: query.get('text') ?? undefined,
    places: query.getAll('city').map(placeOf),
    municipalities: listOf(query, 'municipality'),
    provinces: listOf(query, 'province'),
    area: areaOf(query.get('area')),
    typeIds: listOf(query, 'type').map(numberOf),
    ...Object.fromEntries(
      numberParameters.map(([field, name]) => {
        const text = query.get(name)
        return [field, name.startsWith('price') ? euroOf(text) : numberOf(text)]
      }),
    ),
    // A plus sign that nobody encoded arrives as a space.
    energyLabels: listOf(query, 'energy').map((label) => label.replaceAll(' ', '+')),
    ...Object.fromEntries(flagParameters.map(([field, name]) => [field, query.get(name) === '1'])),
    availableFrom: query.get(dayParameter) ?? undefined,
    ...(sort && { sort }),
    page: numberOf(query.get('page')),
  })
}

/** Either repeated or with commas. */
function listOf(query: URLSearchParams, name: string): string[] {
  return query.getAll(name).flatMap((values) => values.split(','))
}

function placeText({ city, zip }: PlaceCriterion): string {
  return [city, zip].filter(Boolean).join('|')
}

function placeOf(text: string): PlaceCriterion {
  const [first = '', second] = text.split('|')
  if (second !== undefined) return { city: first, zip: second }
  return zipPattern.test(first.trim()) ? { zip: first } : { city: first }
}

function euroOf(text: string | null): number {
  return Math.round(typedAmount(text ?? '') ?? Number.NaN)
}

/** Also reads a figure as people type it, 1.200; NaN for anything else. */
function numberOf(text: string | null): number {
  const digits = text?.trim() ?? ''
  if (/^\d{1,3}([. ]\d{3})+$/.test(digits)) return Number(digits.replaceAll(/[. ]/g, ''))
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN
}
