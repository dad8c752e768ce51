import type { PlaceCriterion } from '@/domain/search/criteria'

import type { Locale } from '../locales'
import { provinceByKey, type ProvinceRecord, provinces } from './municipalities'
import { municipalityOfPlace } from './municipality-of'
import { placesNear } from './near-places'
import { criterionOf } from './place-criteria'
import { matchPlaces } from './place-match'
import { type Place, placeName, places } from './place-names'
import { slug } from '../paths/slug'

export type PlaceKind = 'municipality' | 'village' | 'zip' | 'province' | 'canton'

/** A place a visitor may mean, and what it is in a search: a place or a province. */
export interface PlaceSuggestion {
  kind: PlaceKind
  name: string
  /** What it lies in: the municipality of a village, the province of a municipality. */
  within: string | null
  place?: PlaceCriterion
  province?: string
}

const mostExact = 8
const mostNear = 3
const zipText = /^(?:[bl][- ]*)?(\d{2,4})$/i

const namedProvinces = provinces.map((province) => ({
  province,
  keys: [...new Set(Object.values(province.names).map(slug))],
}))

/** Places by the words of their names in any language, or by their postal code: those that are meant for sure. */
export function suggestPlaces(text: string, locale: Locale): PlaceSuggestion[] {
  const digits = zipText.exec(text.trim())?.[1]
  if (digits) return zipSuggestions(digits, locale).slice(0, mostExact)
  const typed = slug(text.replaceAll(/['’]/g, ' '))
  if (typed.length < 2) return []
  const found = namedProvinces.filter(({ keys }) => keys.some((key) => hasWordStarts(key, typed)))
  const isWhole = found.some(({ keys }) => keys.includes(typed))
  const towns = matchPlaces(text, { isBeginning: true }).map((place) => placeSuggestion(place, text, locale))
  const regions = found.map(({ province }) => provinceSuggestion(province, locale))
  // A province typed in full stands right below the town of its name.
  const list = isWhole ? [...towns.slice(0, 1), ...regions, ...towns.slice(1)] : [...towns, ...regions]
  return list.slice(0, mostExact)
}

/** Places whose name is nearly what was typed, the nearest first, none of those that `suggestPlaces` finds. */
export function nearPlaces(text: string, locale: Locale): PlaceSuggestion[] {
  return placesNear(text)
    .slice(0, mostNear)
    .map((place) => placeSuggestion(place, '', locale))
}

function zipSuggestions(digits: string, locale: Locale): PlaceSuggestion[] {
  return places
    .filter(({ municipality }) => !municipality)
    .flatMap((place) => place.zips.filter((zip) => zip.startsWith(digits)).map((zip) => ({ place, zip })))
    .sort((a, b) => a.zip.localeCompare(b.zip))
    .map(({ place, zip }) => ({
      kind: 'zip',
      name: `${zip} ${placeName(place, locale)}`,
      within: provinceName(place, locale),
      place: { city: placeName(place, locale), zip },
    }))
}

/** "9000 Gent" means that part of Gent. */
function placeSuggestion(place: Place, text: string, locale: Locale): PlaceSuggestion {
  const name = placeName(place, locale)
  const zip = /\d{4}/.exec(text)?.[0]
  if (zip && place.zips.includes(zip))
    return {
      kind: 'zip',
      name: `${zip} ${name}`,
      within: provinceName(place, locale),
      place: { city: name, zip },
    }
  const { municipality } = place
  return {
    kind: municipality ? 'village' : 'municipality',
    name,
    within: municipality ? placeName(municipality, locale) : provinceName(place, locale),
    place: criterionOf(place, locale),
  }
}

function provinceSuggestion({ key, country, names }: ProvinceRecord, locale: Locale): PlaceSuggestion {
  return { kind: country === 'LU' ? 'canton' : 'province', name: names[locale], within: null, province: key }
}

function provinceName(place: Place, locale: Locale): string | null {
  const key = municipalityOfPlace(place)?.province
  return (key && provinceByKey(key)?.names[locale]) || null
}

/** What was typed begins at a word of the name. */
function hasWordStarts(key: string, typed: string): boolean {
  return `-${key}`.includes(`-${typed}`)
}
