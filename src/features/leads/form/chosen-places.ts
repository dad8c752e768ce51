import type { RegionChoice } from '@/features/listings/regions/tree-html'
import type { Locale } from '@/i18n/locales'
import {
  municipalitiesOfProvince,
  municipalityByKey,
  type MunicipalityRecord,
  provinceByKey,
} from '@/i18n/places/municipalities'
import { placeAreas } from '@/i18n/places/place-criteria'

interface Posted {
  getAll(name: string): unknown[]
}

/** The regions that were ticked, by key; a province stands for all that is in it. */
export function regionChoice(posted: Posted): RegionChoice {
  const known = (name: string, isKnown: (key: string) => unknown) =>
    [...new Set(posted.getAll(name))].filter(
      (key): key is string => typeof key === 'string' && isKnown(key) !== undefined,
    )
  const provinces = known('province', provinceByKey)
  const municipalities = known('municipality', municipalityByKey).filter(
    (key) => !provinces.includes(municipalityByKey(key)?.province ?? ''),
  )
  return { municipalities, provinces }
}

/** The same as the form keeps them: names, as in a search's address. */
export function chosenPlaces({ municipalities, provinces }: RegionChoice, locale: Locale): string[] {
  const chosen = [
    ...provinces.flatMap(municipalitiesOfProvince),
    ...municipalities.flatMap((key) => municipalityByKey(key) ?? []),
  ]
  return chosen.flatMap((one) => placeTexts(one, locale))
}

function placeTexts({ names, zips }: MunicipalityRecord, locale: Locale): string[] {
  const city = names[locale]
  // A name that two places share needs its postal codes.
  return placeAreas({ city }).length > 1 ? zips.map((zip) => `${city}|${zip}`) : [city]
}

/** A post in which the picker's boxes have become the form's places. */
export function withChosenPlaces(posted: Posted, locale: Locale): Posted {
  return {
    getAll: (name) =>
      name === 'places'
        ? [...posted.getAll('places'), ...chosenPlaces(regionChoice(posted), locale)]
        : posted.getAll(name),
  }
}
