import type { PlaceCriterion } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'
import { provinces } from '@/i18n/places/municipalities'
import { placesNear } from '@/i18n/places/near-places'
import { writtenOut } from '@/i18n/places/place-abbreviations'
import { criterionOf } from '@/i18n/places/place-criteria'
import { placeName, places, placesNamed } from '@/i18n/places/place-names'
import { slug } from '@/i18n/paths/slug'

export type FoundPlace = { place: PlaceCriterion } | { province: string }

/** The longest names of places have so many words. */
export const mostPlaceWords = 6

const provincesByName = new Map(
  provinces.flatMap(({ key, names }) => Object.values(names).map((name) => [slug(name), key])),
)

/** The place that just these words name, or whose postal code they are; `null` when none does. */
export function placeOfWords(words: string[], language: Locale): FoundPlace | null {
  const [first = ''] = words
  if (words.length === 1 && /^\d{4}$/.test(first)) return placeOfZip(first, language)
  const key = words.join('-')
  const [named] = [key, ...writtenOut(key)].flatMap((name) => placesNamed(name))
  if (named) return { place: criterionOf(named, language) }
  const province = provincesByName.get(key)
  return province ? { province } : null
}

/** The place that is meant by words that name none; a word of four letters is nearly too many others. */
export function placeNearWords(words: string[], language: Locale): PlaceCriterion | null {
  const [near] = placesNear(words.join('-'))
  return near ? criterionOf(near, language) : null
}

function placeOfZip(zip: string, language: Locale): FoundPlace | null {
  const place = places.find(({ municipality, zips }) => !municipality && zips.includes(zip))
  return place ? { place: { city: placeName(place, language), zip } } : null
}
