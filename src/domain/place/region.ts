import type { CountryCode } from './country'

export const regions = ['flanders', 'brussels', 'wallonia', 'luxembourg'] as const
export type Region = (typeof regions)[number]

/** First and last Belgian postal code of each stretch. */
const belgianRanges: readonly [first: number, last: number, region: Region][] = [
  [1000, 1299, 'brussels'],
  [1300, 1499, 'wallonia'],
  [1500, 3999, 'flanders'],
  [4000, 7999, 'wallonia'],
  [8000, 9999, 'flanders'],
]

/** Where a home is, as far as the law needs to know. */
export interface RegionalPlace {
  country: CountryCode
  zip: string
  /** Given by itself, because the postal code may be hidden. */
  region?: Region | null
}

export function regionOfPlace({ country, zip, region }: RegionalPlace): Region | null {
  return region ?? regionOf(country, zip)
}

/** The country decides first: Luxembourg's postal codes have four digits too. */
export function regionOf(country: CountryCode, zip: string): Region | null {
  if (country === 'LU') return 'luxembourg'
  if (country !== 'BE') return null
  const digits = /^\s*(?:B-?\s*)?(\d{4})\s*$/i.exec(zip)?.[1]
  const code = Number(digits)
  return belgianRanges.find(([first, last]) => code >= first && code <= last)?.[2] ?? null
}
