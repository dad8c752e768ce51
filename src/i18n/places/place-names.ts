import type { PerLanguage } from '@/domain/language'
import type { CountryCode } from '@/domain/place/country'

import type { Locale } from '../locales'
import records from '../place-names.json'
import { slug } from '../paths/slug'

interface PlaceRecordPart {
  name: string
  translations?: Partial<PerLanguage<string>>
  zips?: string[]
}

/** One municipality as `npm run generate` writes it, the largest first. */
export interface PlaceRecord extends PlaceRecordPart {
  country: CountryCode
  also?: string[]
  parts?: PlaceRecordPart[]
}

/** A municipality, or a village that is part of one. */
export interface Place {
  name: string
  country: CountryCode
  translations: Partial<PerLanguage<string>>
  /** Every name it goes by. */
  names: string[]
  /** All of a Belgian place's; elsewhere not every code is known, and homes are found by the name of their town. */
  zips: string[]
  /** The towns homes there may name. */
  cityKeys: string[]
  /** What a village is part of. */
  municipality?: Place
}

export const places: readonly Place[] = (records as PlaceRecord[]).flatMap(toPlaces)

const byName = indexOf(places, (place) => (place.municipality ? [] : [place.name]))
const byOtherName = indexOf(places, (place) => (place.municipality ? [] : place.names.slice(1)))
const byPartName = indexOf(places, (place) => (place.municipality ? place.names : []))

/** What a bare name means. A municipality's own name comes before a translated one, and a village last. */
export function placesNamed(name: string): readonly Place[] {
  const key = slug(name)
  return byName.get(key) ?? byOtherName.get(key) ?? byPartName.get(key) ?? []
}

/** All that go by a name, whatever their kind. */
export function homonyms(name: string): Place[] {
  const key = slug(name)
  return [byName, byOtherName, byPartName].flatMap((index) => index.get(key) ?? [])
}

/** In small letters, in every language: homes are stored under whichever name the platform gives their town. */
export function namesOfTown(name: string): string[] {
  return [...new Set(homonyms(name).flatMap(({ names }) => names.map((one) => one.toLowerCase())))]
}

export function placeName({ name, translations }: Place, locale: Locale): string {
  return translations[locale] ?? name
}

function toPlaces({ parts = [], ...record }: PlaceRecord): Place[] {
  const municipality = toPlace(record, record.country, record.also)
  const villages = parts.map((part) => ({ ...toPlace(part, record.country), municipality }))
  municipality.cityKeys.push(...villages.flatMap(({ cityKeys }) => cityKeys))
  return [municipality, ...villages]
}

function toPlace(record: PlaceRecordPart, country: CountryCode, also: string[] = []): Place {
  const { name, translations = {}, zips = [] } = record
  const names = [...new Set([name, ...Object.values(translations), ...also])]
  return { name, country, translations, names, zips, cityKeys: names.map(slug) }
}

function indexOf(all: readonly Place[], namesOf: (place: Place) => string[]): Map<string, Place[]> {
  const index = new Map<string, Place[]>()
  for (const place of all) {
    for (const key of new Set(namesOf(place).map(slug))) index.set(key, [...(index.get(key) ?? []), place])
  }
  return index
}
