import { perLanguage } from '@/domain/language'
import { type CountryCode, unknownCountry } from '@/domain/place/country'

import { intlLocale, type Locale } from '../locales'

const names = perLanguage(
  (locale) => new Intl.DisplayNames(intlLocale[locale], { type: 'region', fallback: 'none' }),
)

/** Any country in the language of the page; `null` for one that nobody named. */
export function countryName(country: CountryCode, locale: Locale): string | null {
  return country === unknownCountry ? null : (names[locale].of(country) ?? null)
}
