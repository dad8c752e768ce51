import { provinces } from '@/i18n/places/municipalities'
import { isOrdinaryWord } from '@/i18n/places/ordinary-words'
import { writtenOut } from '@/i18n/places/place-abbreviations'
import { matchPlaces } from '@/i18n/places/place-match'
import { type Place, places, placesNamed } from '@/i18n/places/place-names'
import { slug } from '@/i18n/paths/slug'

import { joined, type Token } from './sentence-tokens'

/** What words name: a place, one of its postal codes, or a province. */
export interface NamedPlace {
  place?: Place
  zip?: string
  province?: string
}

export const provincesByName = new Map(
  provinces.flatMap(({ key, names }) => Object.values(names).map((name) => [slug(name), key])),
)
/** Where people mean the province rather than the small town of its name. */
const rather = 'limburg'

/** Whether these are whole words of the name, the first of them its first. */
export function beginsWith({ names, municipality }: Place, typed: string[]): boolean {
  return names.map(slug).some((key) => {
    const [first, ...others] = key.split('-')
    return !municipality && first === typed[0] && typed.slice(1).every((word) => others.includes(word))
  })
}

/** Names of which a letter or two are missing at the end. */
export function nearlyWhole(run: Token[]): Place[] {
  const typed = joined(run, '-')
  return matchPlaces(typed).filter(({ names }) =>
    names.map(slug).some((key) => key.startsWith(typed) && key.length <= typed.length + 2),
  )
}

/** Words such as forest, that are hardly ever meant as the place even when there is no other. */
export function isOrdinaryWithoutName(word: string): boolean {
  return isOrdinaryWord(word) && placesNamed(word).every(({ municipality }) => municipality)
}

/** The place that just these words name, or whose postal code they are; `null` when none does. */
export function placeOfWords(words: Token[]): NamedPlace | null {
  const [first] = words
  if (words.length === 1 && first && /^\d{4}$/.test(first.word)) return placeOfZip(first.word)
  const key = joined(words, '-')
  const province = provincesByName.get(key)
  if (province && key === rather) return { province }
  // What a filter cannot say of a town stays a word.
  const isCentre = words.some(({ word }) => isOrdinaryWord(word)) && placesNamed(key).length === 0
  const [place] = [key, ...(isCentre ? [] : writtenOut(key))].flatMap((name) => placesNamed(name))
  if (place) return { place }
  return province ? { province } : null
}

function placeOfZip(zip: string): NamedPlace | null {
  const place = places.find(({ municipality, zips }) => !municipality && zips.includes(zip))
  return place ? { place, zip } : null
}
