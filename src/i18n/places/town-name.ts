import { placeLine } from '@/domain/listing/address'
import { cityTitle } from '@/domain/place/city'
import type { CountryCode } from '@/domain/place/country'
import { bareZip } from '@/domain/place/zip'

import type { Locale } from '../locales'
import { countryName } from './country-name'
import { homonyms, type Place, placeName } from './place-names'

/** Where a home is. The city is empty when the agency keeps it hidden. */
export interface Town {
  country: CountryCode
  zip: string
  city: string
  /** What the platform calls a country that it gave no code of. */
  countryName?: string | null
}

/** Liège, Luik or Lüttich: the town in the language of the page where that has a name of its own. */
export function townName(town: Town, locale: Locale): string {
  const place = placeOf(town)
  return place ? placeName(place, locale) : cityTitle(town.city)
}

/** "9000 Gent", which no line breaks apart, "L-8350 Garnich (Luxembourg)"; '' for a town that is kept hidden. */
export function townText(town: Town, locale: Locale): string {
  return placeLine({ ...town, city: townName(town, locale) }, countryOf(town, locale))
}

/** In the language of the page, else as the platform calls it. */
export function countryOf({ country, countryName: given }: Town, locale: Locale): string | null {
  return countryName(country, locale) ?? given ?? null
}

/** Villages share names: in Belgium the postal code tells them apart. */
function placeOf({ country, zip, city }: Town): Place | undefined {
  const named = city ? homonyms(city).filter((place) => place.country === country) : []
  const byZip = named.find(({ zips }) => zips.includes(bareZip(zip)))
  return byZip ?? (country !== 'BE' || named.length === 1 ? named[0] : undefined)
}
