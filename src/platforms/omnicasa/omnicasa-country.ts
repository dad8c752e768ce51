import { type CountryCode, unknownCountry } from '@/domain/place/country'

/** Countries by the number that the platform gives them. */
const countriesById = new Map<number, CountryCode>([
  [10, 'BE'],
  [26, 'DE'],
  [32, 'ES'],
  [33, 'FR'],
  [36, 'GB'],
  [50, 'LU'],
  [63, 'NL'],
])

/** Number plates of one or three letters, and those of two that mean something else in ISO 3166. */
const numberPlates: Record<string, CountryCode> = {
  ...{ A: 'AT', AND: 'AD', B: 'BE', BG: 'BG', BIH: 'BA', BY: 'BY', CDN: 'CA', CZ: 'CZ', D: 'DE', DZ: 'DZ' },
  ...{ E: 'ES', EST: 'EE', F: 'FR', FIN: 'FI', FL: 'LI', H: 'HU', I: 'IT', IRL: 'IE', J: 'JP', L: 'LU' },
  ...{ M: 'MT', MA: 'MA', N: 'NO', P: 'PT', PL: 'PL', RKS: 'XK', RSM: 'SM', RUS: 'RU', S: 'SE', SLO: 'SI' },
  ...{ SRB: 'RS', TN: 'TN', UK: 'GB', USA: 'US', V: 'VA' },
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** By its number; a number that we do not know, by the letters that cars from there carry. */
export function countryOf(id: number, abbreviation: string | null): CountryCode {
  const letters = abbreviation?.trim().toUpperCase() ?? ''
  return countriesById.get(id) ?? numberPlates[letters] ?? isoCode(letters) ?? unknownCountry
}

function isoCode(letters: string): CountryCode | undefined {
  return /^[A-Z]{2}$/.test(letters) && names.of(letters) ? letters : undefined
}
