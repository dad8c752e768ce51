/** Countries the platforms number that an agency of ours may sell in. */
const platformCountries = { 10: 'BE', 50: 'LU', 63: 'NL', 33: 'FR', 26: 'DE' } as const

export type CountryCode = (typeof platformCountries)[keyof typeof platformCountries]

export const homeCountry: CountryCode = 'BE'

export function countryOfPlatformId(id: number): CountryCode | null {
  return id in platformCountries ? platformCountries[id as keyof typeof platformCountries] : null
}
