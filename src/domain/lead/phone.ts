// By hand: the groups are those of the specification, and who types eight to fifteen digits is believed; the tables of
// libphonenumber-js would decide nothing, and the domain imports no library.
import { homeCountry, type CountryCode } from '../place/country'

const callingCodes: Record<CountryCode, string> = { BE: '32', LU: '352', NL: '31', FR: '33', DE: '49' }

/** Brussels, Antwerp, Liège and Ghent have an area code of two digits. */
const shortArea = /^(0[2349])(\d{3})(\d\d)(\d\d)$/

/** A number with a country code or letters is left as typed: the groups below are for national numbers. */
export function groupPhone(phone: string): string {
  if (!/^[\d\s./()-]*$/.test(phone)) return phone
  const digits = digitsOf(phone)
  if (digits.length === 10) return digits.replace(/^(.{4})(..)(..)(..)$/, '$1 $2 $3 $4')
  if (shortArea.test(digits)) return digits.replace(shortArea, '$1 $2 $3 $4')
  if (digits.length === 9) return digits.replace(/^(.{3})(..)(..)(..)$/, '$1 $2 $3 $4')
  return phone
}

/** A `tel:` link that also works abroad; `null` when there is nothing to dial. */
export function phoneHref(phone: string, country: CountryCode = homeCountry): string | null {
  // In +32 (0)9 the zero is only for callers at home.
  const digits = digitsOf(phone.replace(/\(0\)/, ''))
  if (digits === '') return null
  if (phone.trim().startsWith('+')) return `tel:+${digits}`
  if (digits.startsWith('00')) return `tel:+${digits.slice(2)}`
  return `tel:+${callingCodes[country]}${digits.replace(/^0/, '')}`
}

/** A link that opens WhatsApp with these words ready; `null` without a number. */
export function whatsappHref(
  phone: string,
  words: string,
  country: CountryCode = homeCountry,
): string | null {
  const dialled = phoneHref(phone, country)
  return dialled && `https://wa.me/${digitsOf(dialled)}?text=${encodeURIComponent(words)}`
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}
