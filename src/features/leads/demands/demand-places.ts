import { type SQL, sql } from 'drizzle-orm'

import { bareZip } from '@/domain/place/zip'
import { criteriaFromQuery } from '@/domain/search/criteria-url'
import { placeAreas } from '@/i18n/places/place-criteria'

/** Under which keys a demand for these places is found; each place is written as in a search's address. */
export function demandPlaceKeys(places: string[]): string[] {
  // One by one: a search takes twenty places, a demand a whole province. The deal has no part in where a place is.
  const areas = places.flatMap((place) =>
    criteriaFromQuery('sale', new URLSearchParams([['city', place]])).places.flatMap(placeAreas),
  )
  const keys = areas.flatMap(({ zips = [], cityKeys = [], country = '' }) => [
    ...zips.map((zip) => `zip:${country}:${bareZip(zip)}`),
    ...cityKeys.map((city) => `city:${country}:${city}`),
  ])
  return [...new Set(keys)]
}

/** The keys a home answers to, as a list in SQL; `home` is a row of `listing.listing`. */
export const homePlaceKeys: SQL = sql.raw(`array[
  'zip:' || home.country || ':' || regexp_replace(home.zip, '^[BLbl]-?\\s*', ''),
  'zip::' || regexp_replace(home.zip, '^[BLbl]-?\\s*', ''),
  'city:' || home.country || ':' || home.city_key,
  'city::' || home.city_key
]`)
