import { slug } from '../paths/slug'
import {
  editDistance,
  letterBits,
  mayBeNear,
  slipsAllowed,
  soundOf,
  trigramSimilarity,
} from './near-spelling'
import { isAbroad, isOrdinaryWord } from './ordinary-words'
import { writtenOut } from './place-abbreviations'
import { matchPlaces } from './place-match'
import { type Place, places } from './place-names'
import { regionIn } from './place-region'
import { containedIn, shortenedFrom } from './shortened-name'

interface Spelling {
  key: string
  sound: string
  bits: number
  /** Only the first or the last word of the name. */
  isPart: boolean
}

interface Typed {
  key: string
  sound: string
  bits: number
  /** Slips that may be in it. */
  most: number
}

/** Municipalities stand in the order of their size: where two are as near, the larger one is meant. */
const spelled = places.map((place, position) => ({
  place,
  spellings: spellingsOf(place),
  size: 1 - position / places.length,
}))

const wordsOfNames = new Set(places.flatMap(({ names }) => names.flatMap((name) => slug(name).split('-'))))

/** A name that is written shorter is as near as one slip, one with a word too many is not as near. */
const ofShortened = 0.9
const ofContained = 1.9
const ofItsZip = 0.5

/**
 * Places whose name is nearly what was typed, with at most so many slips where that is said, the nearest first; none of
 * those that `matchPlaces` finds.
 */
export function placesNear(text: string, mostSlips = Infinity): Place[] {
  const [zip] = /(?<!\d)\d{4}(?!\d)/.exec(text) ?? []
  const name = text.replace(zipText, ' ').trim()
  const region = regionIn(slug(name))
  const words = (region?.name ?? slug(name)).split('-')
  // Figures that are no postal code of ours, a town abroad and what somebody wishes for are no slips of a name.
  if (/\d/.test(name) || words.some((word) => isAbroad(word) || isWish(word, words.length === 1))) return []
  const exact = new Set(matchPlaces(text))
  // Three letters with which names begin are not finished rather than wrong.
  if (exact.size > 0 && words.join('').length < 4) return []
  const inRegion = region ? nearest(region.name, { exact, mostSlips, zip }).filter(region.holds) : []
  return inRegion.length > 0 ? inRegion : nearest(name, { exact, mostSlips, zip })
}

/** In "Heist o/d berg" a word of a wish is one of a name. */
function isWish(word: string, isAlone: boolean): boolean {
  return isOrdinaryWord(word) && (isAlone || !wordsOfNames.has(word))
}

/** A postal code and the letter of its country. */
const zipText = /(?<![\p{L}\d])(?:(?:b|l|be|lu)[- ]?)?\d{4}(?!\d)/iu

interface Wanted {
  exact: ReadonlySet<Place>
  mostSlips: number
  zip?: string
}

function nearest(name: string, { exact, mostSlips, zip }: Wanted): Place[] {
  const typed = [slug(name), ...writtenOut(name)]
    .filter((key) => slipsAllowed(key.length) > 0)
    .map((key) => ({ ...letteredOf(key), most: Math.min(slipsAllowed(key.length), mostSlips) }))
  const [isShortened, isContained] = [shortenedFrom(name), containedIn(name)]
  return spelled
    .filter(({ place }) => !exact.has(place))
    .map(({ place, spellings, size }) => ({
      place,
      distance: least([
        ...typed.flatMap((one) => spellings.map((spelling) => distanceOf(one, spelling))),
        ...(spellings.some(({ key, isPart }) => !isPart && isShortened(key)) ? [ofShortened] : []),
        ...(spellings.some(({ key, isPart }) => !isPart && isContained(key)) ? [ofContained] : []),
      ]),
      size: (place.municipality ? size / 2 : size + 0.5) + (zip && place.zips.includes(zip) ? ofItsZip : 0),
    }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - a.size - (b.distance - b.size))
    .map(({ place }) => place)
}

/** Slips first; among those as few, what shares the most letters in the same order. */
function distanceOf(typed: Typed, { key, sound, bits, isPart }: Spelling): number {
  const shorter = Math.min(
    Math.abs(typed.key.length - key.length),
    Math.abs(typed.sound.length - sound.length),
  )
  if (shorter > typed.most || !mayBeNear(typed.bits, bits, typed.most)) return Infinity
  const bySound = editDistance(typed.sound, sound, typed.most)
  const slips = Math.min(editDistance(typed.key, key, typed.most), bySound + 0.4)
  // Several slips are rarely in the first letter too.
  if (slips >= 2 && typed.sound[0] !== sound[0] && typed.key[0] !== key[0]) return Infinity
  return slips === Infinity ? slips : slips + 1 - trigramSimilarity(typed.key, key) + (isPart ? 0.5 : 0)
}

function spellingsOf({ names }: Place): Spelling[] {
  const keys = [...new Set(names.map(slug))]
  const parts = keys.flatMap((key) => key.match(/^[a-z]{5,}(?=-)|(?<=-)[a-z]{7,}$/g) ?? [])
  return [
    ...keys.map((key) => ({ ...letteredOf(key), isPart: false })),
    ...parts.map((key) => ({ ...letteredOf(key), isPart: true })),
  ]
}

function letteredOf(key: string) {
  const sound = soundOf(key)
  return { key, sound, bits: letterBits(sound) }
}

function least(values: number[]): number {
  return Math.min(Infinity, ...values)
}
