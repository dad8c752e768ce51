import type { Deal } from '@/domain/listing/listing'
import type { PlaceCriterion, SearchCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'

import { figuresIn } from './sentence-figures'
import { mostPlaceWords, placeNearWords, placeOfWords } from './sentence-places'
import { mostWords, type SentenceWord, sentenceWords, type TypeWord } from './sentence-words'

/** What a visitor asks for in their own words. */
export interface Sentence {
  /** Absent: either. */
  deal?: Deal
  types: TypeWord[]
  /** All of it but the types, which each agency numbers its own way. Words that mean nothing to us are its text. */
  criteria: Partial<SearchCriteria>
  /** How many things were understood; its text is none. */
  understood: number
  /** Its place is only nearly called so. */
  isPlaceNear: boolean
}

/** Whether it asks for more than a place that may be another. */
export function isUnderstood({ understood, isPlaceNear }: Sentence): boolean {
  return understood > (isPlaceNear ? 1 : 0)
}

/** A sentence with more words that nobody knows than this is about something else than a place. */
const mostTries = 6

/** Reads "villa Gent met tuin tot 600k" in any of the languages, mixed as people mix them. */
export function readSentence(text: string, language: Locale): Sentence {
  const { criteria: figures, rest } = figuresIn(plain(text))
  const sentence: Sentence = {
    types: [],
    criteria: { ...figures },
    understood: Object.keys(figures).length,
    isPlaceNear: false,
  }
  const places: PlaceCriterion[] = []
  const provinces: string[] = []
  const addPlace = (words: string[]) => {
    const found = placeOfWords(words, language)
    if (found && 'place' in found) places.push(found.place)
    else if (found) provinces.push(found.province)
    return found !== null
  }
  let words = split(rest)
  // Names of several words first: Louvain-la-Neuve is nothing new.
  words = without(words, mostPlaceWords, 2, addPlace)
  const meanings: SentenceWord[] = []
  words = without(words, mostWords, 1, (some) => meaningsOf(some.join(' '), meanings))
  words = without(words, 1, 1, addPlace)
  if (places.length + provinces.length === 0) {
    let tries = mostTries
    words = without(words, 3, 1, (some) => {
      if (places.length > 0 || some.join('').length < 3 || tries === 0) return false
      tries -= 1
      const near = placeNearWords(some, language)
      if (near) places.push(near)
      sentence.isPlaceNear = places.length > 0
      return near !== null
    })
  }
  applyMeanings(sentence, meanings)
  const others = words.filter((word) => word.length > 2)
  if (places.length > 0) sentence.criteria.places = withoutDoubles(places)
  if (provinces.length > 0) sentence.criteria.provinces = provinces
  sentence.understood += places.length + provinces.length
  if (others.length > 0) sentence.criteria.text = others.join(' ')
  return sentence
}

function applyMeanings(sentence: Sentence, meanings: SentenceWord[]): void {
  const { criteria, types } = sentence
  types.push(...meanings.flatMap((one) => ('type' in one && !('cars' in one) ? [one.type] : [])))
  const isHome = types.length > 0
  for (const one of meanings) {
    if ('deal' in one) sentence.deal = one.deal
    if ('flag' in one) criteria[one.flag] = true
    if ('cars' in one && isHome) criteria[one.cars] ??= 1
    else if ('cars' in one) types.push(one.type)
    if (!('filler' in one)) sentence.understood += 1
  }
}

/** "9000 Gent" is that part of Gent. */
function withoutDoubles(places: PlaceCriterion[]): PlaceCriterion[] {
  return places.filter(({ city, zip }) => zip ?? !places.some((other) => other.zip && other.city === city))
}

/** Adds what the words mean; the two halves of "Neubauwohnung" too. */
function meaningsOf(words: string, meanings: SentenceWord[]): boolean {
  const known = sentenceWords.get(words)
  if (known) return meanings.push(known) > 0
  const halves = /^(nieuwbouw|neubau)(.+)$/.exec(words)
  const parts = (halves?.slice(1) ?? []).flatMap((half) => sentenceWords.get(half) ?? [])
  if (parts.length < 2) return false
  return meanings.push(...parts) > 0
}

/** Words without those that `take` knows, the longest runs first. A comma ends a run. */
function without(
  words: string[],
  longest: number,
  shortest: number,
  take: (words: string[]) => boolean,
): string[] {
  let left = words
  for (let length = longest; length >= shortest; length -= 1) {
    for (let start = 0; start + length <= left.length; start += 1) {
      const run = left.slice(start, start + length)
      if (run.includes(',') || !take(run)) continue
      left = [...left.slice(0, start), ',', ...left.slice(start + length)]
    }
  }
  return left
}

/** In small letters, without accents and apostrophes. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/ß/g, 'ss')
    .replaceAll(/['’`]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function split(text: string): string[] {
  return text
    .replaceAll(/,/g, ' , ')
    .split(/[^\p{L}\p{N},]+/u)
    .filter(Boolean)
}
