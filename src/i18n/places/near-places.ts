import { slug } from '../paths/slug'
import {
  editDistance,
  letterBits,
  mayBeNear,
  slipsAllowed,
  soundOf,
  trigramSimilarity,
} from './near-spelling'
import { writtenOut } from './place-abbreviations'
import { matchPlaces } from './place-match'
import { type Place, places } from './place-names'

interface Spelling {
  key: string
  sound: string
  bits: number
  /** Only the first word of the name. */
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

/** Places whose name is nearly what was typed, the nearest first; none of those that `matchPlaces` finds. */
export function placesNear(text: string): Place[] {
  const typed = [slug(text), ...writtenOut(text)]
    .filter((key) => slipsAllowed(key.length) > 0 && !/\d/.test(key))
    .map((key) => ({ ...letteredOf(key), most: slipsAllowed(key.length) }))
  const exact = new Set(matchPlaces(text))
  // Three letters with which names begin are not finished rather than wrong.
  if (exact.size > 0 && slug(text).length < 4) return []
  return spelled
    .filter(({ place }) => !exact.has(place))
    .map(({ place, spellings, size }) => ({
      place,
      distance: least(typed.flatMap((one) => spellings.map((spelling) => distanceOf(one, spelling)))),
      size: place.municipality ? size / 2 : size + 0.5,
    }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - a.size - (b.distance - b.size))
    .map(({ place }) => place)
}

/** Slips first; among those as few, what shares the most letters in the same order. */
function distanceOf(typed: Typed, { key, sound, bits, isPart }: Spelling): number {
  if (!mayBeNear(typed.bits, bits, typed.most)) return Infinity
  const bySound = editDistance(typed.sound, sound, typed.most)
  const slips = Math.min(editDistance(typed.key, key, typed.most), bySound + 0.4)
  return slips === Infinity ? slips : slips + 1 - trigramSimilarity(typed.key, key) + (isPart ? 0.5 : 0)
}

function spellingsOf({ names }: Place): Spelling[] {
  const keys = [...new Set(names.map(slug))]
  const parts = keys.flatMap((key) => /^[a-z]{5,}(?=-)/.exec(key)?.[0] ?? [])
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
