import type { PlaceCriterion } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'
import { placesNear } from '@/i18n/places/near-places'
import { isAbroad, isOrdinaryName, isOrdinaryWord } from '@/i18n/places/ordinary-words'
import { criterionOf } from '@/i18n/places/place-criteria'
import { matchPlaces } from '@/i18n/places/place-match'
import { type Place, placeName, placesNamed } from '@/i18n/places/place-names'
import { liesIn } from '@/i18n/places/place-region'

import {
  beginsWith,
  isOrdinaryWithoutName,
  type NamedPlace,
  nearlyWhole,
  placeOfWords,
  provincesByName,
} from './place-words'
import {
  conjunctions,
  isBeforeThing,
  placeWords,
  smallWords,
  strongPlaceWords,
  yearWords,
} from './small-words'
import { joined, mark, takeRuns, type Token } from './sentence-tokens'

interface FoundPlaces {
  places: PlaceCriterion[]
  provinces: string[]
}

interface Named extends NamedPlace {
  /** Where in the sentence. */
  start: number
  end: number
  key: string
}

/** The longest names of places have so many words. */
const mostPlaceWords = 6
/** A sentence with more words that nobody knows than this is about something else than a place. */
const mostTries = 6
const leastNear = 3
const leastBeginning = 4
const mostBegun = 3
const mostZipWords = 3

const provinceWords = new Set(['provincie', 'province', 'provinz', 'prov'])

/** Reads places in the open words of a sentence. */
export class PlaceReader {
  private readonly found: Named[] = []

  constructor(
    private readonly tokens: Token[],
    private readonly language: Locale,
  ) {}

  get hasFound(): boolean {
    return this.found.length > 0
  }

  /** Names of several words, and provinces that are called so: Louvain-la-Neuve is nothing new. */
  takeLong(): void {
    takeRuns(this.tokens, [mostPlaceWords, 2], (run, start) => {
      const [first, ...others] = run
      const isProvince = provinceWords.has(first?.word ?? '')
      const province = isProvince
        ? provincesByName.get(joined(others, '-').replace(/^(?:de|d|of|van)-/, ''))
        : undefined
      if (province) return this.add({ province }, run, start)
      return this.takeNamed(run, start)
    })
  }

  /** Names of one word that is none of a sentence, or that stands after "in". */
  takeShort(): void {
    const isDoubtful = ({ word }: Token) =>
      isOrdinaryWord(word) || isOrdinaryName(word, this.language) || smallWords.has(word)
    takeRuns(this.tokens, [1, 1], (run, start) => {
      const [token] = run
      if (!token || this.isThing(start)) return false
      const isClear =
        !isDoubtful(token) || (strongPlaceWords.has(this.wordBefore(start)) && token.word.length > 2)
      return isClear && this.takeNamed(run, start)
    })
  }

  /** Names that are words of sentences too, where they stand as a place does: the only one, or after another. */
  takeDoubtful(): void {
    takeRuns(this.tokens, [1, 1], (run, start) => {
      const [token] = run
      if (!token || smallWords.has(token.word)) return false
      return this.standsAsPlace(token, start) && this.takeNamed(run, start)
    })
  }

  /** The first words of longer names: "Molenbeek", "Esch/Alzette"; all that begin so where they are few. */
  takeBeginnings(): void {
    takeRuns(this.tokens, [4, 1], (run, start) => {
      if (!this.mayBeNear(run, start) || (run[0]?.word.length ?? 0) < leastBeginning) return false
      if (this.hasFound && run.length === 1 && !this.isJoined(start)) return false
      const words = run.map(({ word }) => word)
      const begun = matchPlaces(joined(run, ' ')).filter((place) => beginsWith(place, words))
      const [first, ...others] = begun
      if (!first) return false
      for (const place of others.length < mostBegun ? others : []) this.add({ place }, run, start)
      return this.add({ place: first }, run, start)
    })
  }

  /** A name that is nearly one, where there is none; it is the only one. */
  takeNear(): boolean {
    if (this.hasFound) return false
    let tries = mostTries
    takeRuns(this.tokens, [3, 1], (run, start) => {
      if (this.hasFound || tries === 0 || !this.mayBeNear(run, start)) return false
      tries -= 1
      const isAfterPlaceWord = placeWords.has(this.wordBefore(start))
      const [place] = [...nearlyWhole(run), ...placesNear(joined(run, '-'), isAfterPlaceWord ? 2 : 1.4)]
      return place ? this.add({ place }, run, start) : false
    })
    return this.hasFound
  }

  /** What is named, without what only says where that lies: "Lier, Antwerpen". */
  result(): FoundPlaces {
    const named = this.found.filter((one) => !this.saysWhere(one))
    const places = named.flatMap(({ place, zip }) =>
      place ? [zip ? { city: placeName(place, this.language), zip } : criterionOf(place, this.language)] : [],
    )
    const byName = new Map(places.map((place) => [`${place.city} ${place.zip ?? ''}`, place]))
    return {
      places: [...byName.values()].filter(
        ({ city, zip }) => zip ?? !places.some((other) => other.zip && other.city === city),
      ),
      provinces: named.flatMap(({ province }) => province ?? []),
    }
  }

  private takeNamed(run: Token[], start: number): boolean {
    const found = placeOfWords(run)
    const [zip] = run
    if (found?.zip && this.takeWithZip(found.zip, run, start)) return true
    // A code that is no place of the town beside it is an amount or a year.
    if (found?.zip && (yearWords.has(this.wordBefore(start)) || !this.fitsNeighbour(found.place, start, zip)))
      return false
    return found ? this.add(found, run, start) : false
  }

  /** "9000 gnt": of the towns with that code the one that is nearly called so. */
  private takeWithZip(zip: string, run: Token[], start: number): boolean {
    for (let length = mostZipWords; length > 0; length -= 1) {
      for (const from of [start + 1, start - length]) {
        const beside = this.tokens.slice(Math.max(from, 0), from + length)
        if (
          beside.length < length ||
          beside.some(({ state }) => state !== 'open') ||
          !this.mayBeNear(beside, from)
        )
          continue
        const name = joined(beside, '-')
        const place = [...placesNamed(name), ...placesNear(name)].find(({ zips }) => zips.includes(zip))
        if (!place) continue
        mark(beside, 'read')
        return this.add({ place, zip }, run, start)
      }
    }
    return false
  }

  private fitsNeighbour(place: Place | undefined, start: number, zip: Token | undefined): boolean {
    const others = this.found.flatMap((one) => one.place ?? [])
    if (others.length === 0) return true
    return (
      others.some((other) => other === place || other.zips.includes(zip?.word ?? '')) ||
      placeWords.has(this.wordBefore(start))
    )
  }

  private add(found: NamedPlace, run: Token[], start: number): true {
    mark(run, 'read')
    this.found.push({ ...found, start, end: start + run.length, key: joined(run, '-') })
    // "Luxemburg-Stadt" is that town.
    const after = this.tokens[start + run.length]
    if (after?.state === 'open' && ['stad', 'stadt', 'city', 'ville'].includes(after.word))
      mark([after], 'read')
    return true
  }

  private saysWhere({ key, start, end }: Named): boolean {
    if (this.found.length !== 2) return false
    const [other] = this.found.filter((one) => one.start !== start)
    if (!other?.place || other.key === key) return false
    const [from, to] = start < other.start ? [end, other.start] : [other.end, start]
    const isBeside = this.tokens.slice(from, to).every(({ word }) => word === ',' || placeWords.has(word))
    return isBeside && start > other.start && liesIn(other.place, key)
  }

  /** "Niel of Boom", or the only place in "appartement Spa te koop". */
  private standsAsPlace(token: Token, start: number): boolean {
    const before = this.wordBefore(start)
    if (this.isThing(start)) return false
    if (conjunctions.has(before) && this.found.some(({ end }) => end === start - 1)) return true
    const isAfterUnread = this.tokens[start - 1]?.state === 'open' && !smallWords.has(before)
    return (
      !this.hasFound &&
      !isAfterUnread &&
      !conjunctions.has(before) &&
      token.word.length > 2 &&
      !isOrdinaryWithoutName(token.word)
    )
  }

  /** Beside "or" or "in". */
  private isJoined(start: number): boolean {
    const [before, after] = [this.wordBefore(start), this.tokens[start + 1]?.word ?? '']
    return conjunctions.has(before) || conjunctions.has(after) || placeWords.has(before)
  }

  private isThing(start: number): boolean {
    return isBeforeThing(this.wordBefore(start), this.language)
  }

  private mayBeNear(run: Token[], start: number): boolean {
    const [first] = run
    const isName = run.every(({ word }) => !/\d/.test(word) && !isOrdinaryWord(word) && !isAbroad(word))
    if (!first || !isName || this.isThing(start)) return false
    const outer = [first, run.at(-1)]
    if (outer.some((token) => token && smallWords.has(token.word))) return false
    return joined(run, '').length >= leastNear
  }

  private wordBefore(start: number): string {
    return this.tokens[start - 1]?.word ?? ''
  }
}
