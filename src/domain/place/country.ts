/** A country as ISO 3166 writes it, in two letters. */
export type CountryCode = string

export const homeCountry: CountryCode = 'BE'

/** What ISO keeps free for a country that nobody named. */
export const unknownCountry: CountryCode = 'ZZ'
