import { cityTitle } from '../place/city'
import { homeCountry } from '../place/country'
import type { Address } from './listing'

export interface AddressWording {
  /** The country in the visitor's language; its code stands in when there is none. */
  countryName: string | null
  /** The word before a box number, such as `bus`. */
  boxText?: string
  /** Keeps even the city of an unpublished address to ourselves. */
  hideCity?: boolean
}

/** Up to two lines: the street when it may be known, then the place. */
export function addressLines(address: Address, wording: AddressWording): string[] {
  if (!address.isPublished && wording.hideCity) return []
  const street = address.isPublished ? streetLine(address, wording.boxText) : ''
  return [street, placeLine(address, wording.countryName)].filter((line) => line !== '')
}

export function addressText(address: Address, wording: AddressWording): string {
  return addressLines(address, wording).join(', ')
}

function streetLine({ street, number, box }: Address, boxText: string | undefined): string {
  if (!street?.trim()) return ''
  return joined([street, number, box?.trim() ? joined([boxText, box]) : null])
}

function placeLine({ zip, city, country }: Address, countryName: string | null): string {
  return joined([
    zip,
    cityTitle(city),
    country === homeCountry ? null : `(${countryName?.trim() || country})`,
  ])
}

function joined(parts: (string | null | undefined)[]): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
}
