import type { Deal } from '@/domain/listing/listing'
import type { SearchCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'
import { isOrdinaryWord } from '@/i18n/places/ordinary-words'

import { readMeanings } from './read-meanings'
import { figuresIn } from './sentence-figures'
import { leaveNegations } from './sentence-negations'
import { PlaceReader } from './sentence-places'
import { asTyped, joined, mark, plain, type Token, tokensOf } from './sentence-tokens'
import { nearMeaning, type SentenceWord, type TypeWord } from './sentence-words'
import { smallWords } from './small-words'

const thousand = 1000

/** What a visitor asks for in their own words. */
export interface Sentence {
  /** Absent: either. */
  deal?: Deal
  types: TypeWord[]
  /** All of it but the types, which each agency numbers its own way. */
  criteria: Partial<SearchCriteria>
  /** Its bare prices are thousands for who buys. */
  areThousands: boolean
  /** How many things were understood. */
  understood: number
  /** Its place is only nearly called so. */
  isPlaceNear: boolean
  /** Words that no filter can say, as they were typed. */
  unread: string[]
}

/** Whether it asks for more than a place that may be another. */
export function isUnderstood({ understood, isPlaceNear }: Sentence): boolean {
  return understood > (isPlaceNear ? 1 : 0)
}

/** Reads "villa Gent met tuin tot 600k" in any of the languages, mixed as people mix them. */
export function readSentence(text: string, language: Locale): Sentence {
  const { criteria, isMonthly, areThousands, rest } = figuresIn(plain(text))
  const tokens = tokensOf(rest)
  leaveNegations(tokens)
  const places = new PlaceReader(tokens, language)
  places.takeLong()
  const meanings = readMeanings(tokens, {
    language,
    hasArea: Boolean(criteria.livingMin ?? criteria.plotMin),
  })
  places.takeShort()
  meanings.takeShort()
  places.takeDoubtful()
  places.takeBeginnings()
  takeNearMeanings(tokens, meanings.found)
  const isPlaceNear = places.takeNear()
  const where = places.result()
  const sentence: Sentence = {
    ...applied(meanings.found, { ...criteria }),
    areThousands,
    understood: 0,
    isPlaceNear,
    unread: [],
  }
  if (isMonthly) sentence.deal = 'rent'
  takeBarePrice(tokens, sentence)
  if (where.places.length > 0) sentence.criteria.places = where.places
  if (where.provinces.length > 0) sentence.criteria.provinces = where.provinces
  sentence.understood +=
    Object.keys(criteria).length + meanings.found.length + where.places.length + where.provinces.length
  sentence.unread = asTyped(unreadWords(tokens), text)
  return sentence
}

/** A type with a slip in it, "appartment": only where the word is none of its own. */
function takeNearMeanings(tokens: Token[], meanings: SentenceWord[]): void {
  for (const token of tokens) {
    if (token.state !== 'open' || smallWords.has(token.word) || isOrdinaryWord(token.word)) continue
    const meaning = nearMeaning(token.word)
    if (!meaning) continue
    meanings.push(meaning)
    mark([token], 'read')
  }
}

function applied(
  meanings: SentenceWord[],
  criteria: Partial<SearchCriteria>,
): Pick<Sentence, 'deal' | 'types' | 'criteria'> {
  const types = meanings.flatMap((one) => ('type' in one && !('cars' in one) ? [one.type] : []))
  const isHome = types.length > 0
  const deals = meanings.flatMap((one) => ('deal' in one ? [one.deal] : []))
  for (const one of meanings) {
    if ('flag' in one) criteria[one.flag] = true
    if ('cars' in one && isHome) criteria[one.cars] ??= 1
    else if ('cars' in one) types.push(one.type)
  }
  const [deal] = deals
  const homes = types.filter(({ kind }) => kind !== 'plot')
  const isPlotOnly = types.length > 0 && homes.length === 0
  // "maison avec terrain de 600 m²": the land is part of it.
  const hasLand = homes.length > 0 && homes.length < types.length && (criteria.livingMin ?? criteria.plotMin)
  return {
    ...(deal && { deal }),
    types: hasLand ? homes : types,
    criteria: isPlotOnly || hasLand ? ofPlot(criteria) : criteria,
  }
}

function ofPlot({ livingMin, livingMax, ...criteria }: Partial<SearchCriteria>): Partial<SearchCriteria> {
  return { ...criteria, ...(livingMin && { plotMin: livingMin }), ...(livingMax && { plotMax: livingMax }) }
}

/** "kot huren Leuven 450", "huis Aalst 350": a figure that nothing follows is the most somebody pays. */
function takeBarePrice(tokens: Token[], sentence: Sentence): void {
  const { deal, criteria, types } = sentence
  if (criteria.priceMaxEuro || criteria.priceMinEuro || types.length === 0) return
  const figure =
    deal === 'rent' || types.some(({ kind }) => kind === 'student-room') ? /^[1-9]\d{2,3}$/ : /^[1-9]\d{2}$/
  const at = tokens.findIndex(({ state, word }) => state === 'open' && figure.test(word))
  const [price, after] = tokens.slice(at === -1 ? tokens.length : at)
  if (!price || (after?.state === 'open' && !smallWords.has(after.word))) return
  criteria.priceMaxEuro = Number(price.word)
  sentence.areThousands = criteria.priceMaxEuro < thousand
  sentence.understood += 1
  mark([price], 'read')
}

function unreadWords(tokens: Token[]): string[] {
  const left = tokens.filter(
    ({ state, word }) => state === 'unread' || (state === 'open' && !smallWords.has(word)),
  )
  return joined(left, ' ').split(' ').filter(Boolean)
}
