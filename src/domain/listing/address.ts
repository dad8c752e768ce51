import { cityTitle } from '../place/city'
import { type CountryCode, homeCountry, unknownCountry } from '../place/country'
import { zipText } from '../place/zip'
import type { Address } from './listing'

export interface AddressWording {
  /** The country in the visitor's language; its code stands in when there is none. */
  countryName: string | null
  /** The word before a box number, such as `bus`. */
  boxText?: string
}

/** As much of an address as may be known: a street that is not known is null, a town that is kept hidden empty. */
export type KnownAddress = Omit<Address, 'isPublished'>

/** Up to two lines: the street, then the place. */
export function addressLines(address: KnownAddress, wording: AddressWording): string[] {
  const street = streetLine(address, wording.boxText)
  return [street, placeLine(address, wording.countryName)].filter((line) => line !== '')
}

export function addressText(address: KnownAddress, wording: AddressWording): string {
  return addressLines(address, wording).join(', ')
}

/** Where the number of a house stands before its street. */
const numberFirst: ReadonlySet<CountryCode> = new Set(['LU', 'FR', 'MC', 'GB', 'IE', 'US', 'CA'])

/** "Kerkstraat 12 bus 3"; in Luxembourg and France "48, rue du Moulin". */
export function streetLine(
  { street, number, box, country }: Pick<Address, 'street' | 'number' | 'box' | 'country'>,
  boxText: string | undefined,
): string {
  if (!street?.trim()) return ''
  const isNumberFirst = numberFirst.has(country) && Boolean(number?.trim())
  const way = isNumberFirst ? `${number?.trim()}, ${withSmallType(street.trim())}` : joined([street, number])
  return joined([way, box?.trim() ? joined([boxText, box]) : null])
}

/** "9000 Gent" on one line, "L-8350 Garnich"; '' without a town. */
function townLine({ zip, city, country }: Pick<Address, 'zip' | 'city' | 'country'>): string {
  const name = cityTitle(city)
  return name && [zipText(country, zip), name].filter(Boolean).join('\u00a0')
}

const streetType =
  /^(rue|avenue|boulevard|route|place|chemin|allée|impasse|cité|montée|quai|clos|sentier)(?= )/i

/** After a number, the French word for the kind of street is no beginning of a line. */
function withSmallType(street: string): string {
  return street.replace(streetType, (type) => type.toLowerCase())
}

/** The town, and its country in brackets where that is another and has another name; its code stands in for a name. */
export function placeLine(
  address: Pick<Address, 'zip' | 'city' | 'country'>,
  countryName: string | null,
): string {
  const town = townLine(address)
  if (!town || address.country === homeCountry) return town
  const country = countryName?.trim() || (address.country === unknownCountry ? '' : address.country)
  return country && country !== cityTitle(address.city) ? `${town} (${country})` : town
}

function joined(parts: (string | null | undefined)[]): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
}
