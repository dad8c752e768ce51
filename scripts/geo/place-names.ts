import type { PlaceRecord } from '@/i18n/places/place-names'

import type { Municipality } from '../../simulator/data/place-file'
import { nameKey } from './read-geonames'
import { luxembourgishNames, translatedNames } from './translated-names'

/** What the site itself knows of places: their names in every language. The largest come first, as in suggestions. */
export function placeRecords(places: Municipality[]): PlaceRecord[] {
  const towns = new Set(places.map(({ name }) => name))
  return [...places].sort((a, b) => b.population - a.population).map((place) => toRecord(place, towns))
}

function toRecord(place: Municipality, towns: ReadonlySet<string>): PlaceRecord {
  const { name, country, translations = {} } = place
  const also = luxembourgishNames[name]
  const zips = country === 'LU' ? [] : place.zips.map(({ zip }) => zip).sort()
  const parts = partsOf(place, towns)
  return {
    name,
    country,
    ...(Object.keys(translations).length > 0 && { translations }),
    ...(also && { also: [also] }),
    ...(zips.length > 0 && { zips }),
    ...(parts.length > 0 && { parts }),
  }
}

/**
 * Luxembourg has a postcode per street: its villages are known by name alone. The translated name of a town is no
 * name of the village that is called the same.
 */
function partsOf(
  { name, country, zips }: Municipality,
  towns: ReadonlySet<string>,
): NonNullable<PlaceRecord['parts']> {
  const zipsOf = new Map<string, Set<string>>()
  for (const { zip, names } of zips) {
    for (const part of names) {
      if (nameKey(part) !== nameKey(name)) zipsOf.set(part, (zipsOf.get(part) ?? new Set()).add(zip))
    }
  }
  return [...zipsOf].map(([part, codes]) => ({
    name: part,
    ...(translatedNames[part] && !towns.has(part) && { translations: translatedNames[part] }),
    ...(country !== 'LU' && { zips: [...codes].sort() }),
  }))
}
