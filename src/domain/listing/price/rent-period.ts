import type { ListingPrice } from './price'

export type RentPeriod = 'day' | 'week' | 'month' | 'year'

/** The words of the four languages; platforms number their units as they like, but they all name them. */
const words: readonly [RentPeriod, RegExp][] = [
  ['month', /\b(maand|mnd|mois|month|monat)/i],
  ['year', /\b(jaar|jr|an|année|annum|year|jahr)\b/i],
  ['week', /\b(week|semaine|woche)/i],
  ['day', /\b(dag|nacht|jour|nuit|day|night|tag)\b/i],
]

/** The time a rent pays for, read from its unit; without a unit that is a month. `null` for any other unit, such as m². */
export function rentPeriod(unitText: string | null): RentPeriod | null {
  if (unitText === null) return 'month'
  // "€/m² per jaar" is no rent of a year, but of each square metre.
  if (/m²|m2/i.test(unitText)) return null
  return words.find(([, word]) => word.test(unitText))?.[0] ?? null
}

/** What is due each month, to reckon a deposit with; `null` where no such amount is shown. */
export function monthlyRentCents(price: ListingPrice): number | null {
  return price.kind === 'rent' && rentPeriod(price.unitText) === 'month' ? price.cents : null
}
