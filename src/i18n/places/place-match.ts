import { isOrdinaryWord } from './ordinary-words'
import { writtenOut } from './place-abbreviations'
import { type Place, places } from './place-names'
import { regionIn } from './place-region'
import { slug } from '../paths/slug'

interface Named {
  place: Place
  keys: string[]
  /** The words of each of its names. */
  words: string[][]
}

const named: Named[] = places.map((place) => ({
  place,
  keys: place.names.map(slug),
  words: place.names.map((name) => [...new Set([...wordsOf(name), ...slug(name).split('-')])]),
}))

/**
 * Best first: a municipality by its whole name, else all whose name has these words, the last of which may be
 * unfinished.
 */
export function matchPlaces(text: string, { isBeginning = false } = {}): Place[] {
  const typed = text.replace(countryLetter, '')
  const found = matchNames(typed, isBeginning)
  const region = found.length > 0 ? null : regionIn(slug(typed))
  return region ? matchNames(region.name, false).filter(region.holds) : found
}

/** The letter of the country before a postal code: L-4010. */
const countryLetter = /(?<![\p{L}\d])(?:b|l|be|lu)[- ]?(?=\d{4}(?!\d))/iu

function matchNames(text: string, isBeginning: boolean): Place[] {
  const found = matchWords(text, isBeginning)
  if (found.length > 0) return found
  // St-Gillis, Bxl: only where nothing has that name as it stands.
  for (const full of writtenOut(text)) {
    const meant = matchWords(full, isBeginning)
    if (meant.length > 0) return meant
  }
  return []
}

function matchWords(text: string, isBeginning: boolean): Place[] {
  const typed = wordsOf(text)
  const words = typed.filter((word) => !isDigits(word))
  if (words.join('').length < 2) return []
  const zipStart = typed.find(isDigits)
  const near = zipStart ? named.filter(({ place }) => hasZip(place, zipStart)) : named
  const whole = [words.join('-'), slug(text)]
  const exact = near.filter(({ keys }) => keys.some((key) => whole.includes(key)))
  const isTyped = exact.some(({ place }) => !place.municipality)
  // "zwembad" is no unfinished name.
  if (!isBeginning && words.every(isOrdinaryWord)) return inOrder(exact, words[0] ?? '')
  return inOrder(isTyped ? exact : near.filter((candidate) => hasWords(candidate, words)), words[0] ?? '')
}

/** A village of a municipality that is found is found with it. */
function inOrder(found: Named[], first: string): Place[] {
  const all = new Set(found.map(({ place }) => place))
  const rank = ({ place, words }: Named) =>
    (place.municipality ? 2 : 0) + (words.some(([start = '']) => start.startsWith(first)) ? 0 : 1)
  return found
    .filter(({ place }) => !place.municipality || !all.has(place.municipality))
    .sort((a, b) => rank(a) - rank(b))
    .map(({ place }) => place)
}

function hasWords({ words }: Named, typed: string[]): boolean {
  const last = typed.length - 1
  return words.some((ofName) =>
    typed.every((word, index) =>
      ofName.some((own) => (index === last ? own.startsWith(word) : own === word)),
    ),
  )
}

function hasZip({ zips }: Place, start: string): boolean {
  return zips.length === 0 || zips.some((zip) => zip.startsWith(start))
}

/** Braine-l’Alleud has three words, whether its apostrophe is typed or not. */
function wordsOf(text: string): string[] {
  return slug(text.replaceAll(/['’]/g, ' ')).split('-').filter(Boolean)
}

function isDigits(word: string): boolean {
  return /^\d+$/.test(word)
}
