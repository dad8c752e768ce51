import type { CountryCode } from './country'

const lettered = /^(?:([bl])-?\s*)?(\d{4})$/i
const countries: Record<string, CountryCode> = { B: 'BE', L: 'LU' }

/** How a postal code may stand in the data: platforms write Luxembourg's with and without its letter. */
export function zipForms(zip: string): string[] {
  const digits = lettered.exec(zip.trim())?.[2]
  return digits ? [digits, `L-${digits}`, `B-${digits}`] : [zip.trim().toUpperCase()]
}

/** The country that the letter before a postal code names. */
export function zipCountry(zip: string): CountryCode | undefined {
  return countries[lettered.exec(zip.trim())?.[1]?.toUpperCase() ?? '']
}

export function bareZip(zip: string): string {
  return lettered.exec(zip.trim())?.[2] ?? zip.trim()
}

/** As an envelope has it: `L-8350` in Luxembourg, without a letter in Belgium. */
export function zipText(country: CountryCode, zip: string): string {
  if (country === 'LU') return lettered.test(zip.trim()) ? `L-${bareZip(zip)}` : zip.trim()
  return country === 'BE' ? bareZip(zip) : zip.trim()
}
