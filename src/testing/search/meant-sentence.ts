import type { HomeKind } from '@/domain/listing/home-kind'
import type { PlaceCriterion, SearchCriteria } from '@/domain/search/criteria'
import { isUnderstood, readSentence } from '@/features/listings/sentence/read-sentence'
import { sentenceCriteria } from '@/features/listings/sentence/sentence-criteria'
import { negations, smallWords } from '@/features/listings/sentence/small-words'
import { provinces } from '@/i18n/places/municipalities'
import { municipalityOfPlace } from '@/i18n/places/municipality-of'
import { homonyms, placesNamed } from '@/i18n/places/place-names'

import type { TypedSentence } from './typed-rows'

/** What a sentence may call a type of each of these kinds. */
const kindsMeant: Record<string, HomeKind[]> = {
  house: ['house', 'farm'],
  villa: ['house'],
  apartment: ['apartment'],
  studio: ['studio', 'student-room'],
  land: ['plot'],
  garage: ['garage'],
  commercial: ['office', 'retail', 'industrial', 'hospitality'],
  investment: ['investment'],
}

const amounts = {
  priceMinEuro: 'price-min',
  priceMaxEuro: 'price-max',
  bedroomsMin: 'bedrooms-min',
  bedroomsMax: 'bedrooms-max',
} as const
const flags = {
  hasGarden: 'garden',
  hasTerrace: 'terrace',
  hasLift: 'lift',
  isNewBuild: 'new',
  isFurnished: 'furnished',
} as const

/** What was read otherwise than it was meant, in words; a row for buying says nothing of its deal. */
export function differences({ typed, language, expected }: TypedSentence): string[] {
  const sentence = readSentence(typed, language)
  const criteria = sentenceCriteria(sentence, { deal: sentence.deal ?? 'sale', categories: [] })
  const read = new Map<string, string>()
  if (sentence.deal && expected.has('deal')) read.set('deal', sentence.deal)
  const kinds = [...new Set(sentence.types.map(({ kind }) => kind))]
  if (kinds.length > 0)
    read.set(
      'type',
      Object.keys(kindsMeant).find((name) => isMeant(name, kinds, expected)) ?? kinds.join('+'),
    )
  for (const [field, key] of Object.entries(amounts))
    if (criteria[field as keyof typeof amounts])
      read.set(key, String(criteria[field as keyof typeof amounts]))
  for (const [field, key] of Object.entries(flags))
    if (criteria[field as keyof typeof flags]) read.set(key, 'yes')
  for (const [key, value] of surfacesOf(criteria)) read.set(key, value)
  if (criteria.garagesMin) read.set('garage', 'yes')
  if (criteria.parkingsMin) read.set('parking', 'yes')
  const { energyLabels = [] } = criteria
  if (energyLabels.length > 0) read.set('energy-max', energyText(energyLabels))
  const places = placesRead(criteria)
  if (places.length > 0) read.set('place', places.join('|'))
  const words = countedWords(sentence.unread)
  if (words.length > 0) read.set('words', words.join(' '))
  const wanted = new Map(
    [...expected].map(([key, values]) => [
      key,
      key === 'words' ? countedWords((values[0] ?? '').split(' ')).join(' ') : [...values].sort().join('|'),
    ]),
  )
  const keys = [...new Set([...read.keys(), ...wanted.keys()])]
  const wrong = keys.filter((key) => read.get(key) !== wanted.get(key))
  return [
    ...(isUnderstood(sentence) ? [] : ['not understood']),
    ...wrong.map((key) => `${key} ${read.get(key) ?? 'none'}, meant ${wanted.get(key) ?? 'none'}`),
  ]
}

function isMeant(name: string, kinds: HomeKind[], expected: TypedSentence['expected']): boolean {
  return (
    expected.get('type')?.includes(name) === true && kinds.every((kind) => kindsMeant[name]?.includes(kind))
  )
}

function surfacesOf(criteria: Partial<SearchCriteria>): [string, string][] {
  const { livingMin, livingMax, plotMin, plotMax } = criteria
  const pairs = [
    ['surface-min', livingMin ?? plotMin],
    ['surface-max', livingMax ?? plotMax],
  ] as const
  return pairs.flatMap(([key, value]) => (value ? [[key, String(value)] as [string, string]] : []))
}

/** The worst of them, where it is a run of letters from the best. */
function energyText(labels: string[]): string {
  const letters = [...labels].sort().join('')
  return 'ABCDEFG'.startsWith(letters) ? letters.slice(-1) : letters
}

/** A village counts for its municipality, a circle for what it is drawn around. */
function placesRead({ places = [], provinces: keys = [] }: Partial<SearchCriteria>): string[] {
  const names = [...places.flatMap(municipalityNames), ...keys.map(provinceText)]
  return [...new Set(names)].sort()
}

function municipalityNames({ city = '', zip }: PlaceCriterion): string[] {
  const named = zip ? homonyms(city).filter(({ zips }) => zips.includes(zip)) : placesNamed(city)
  return named.map((place) => municipalityOfPlace(place)?.names.nl ?? place.name)
}

function provinceText(key: string): string {
  const name = provinces.find((one) => one.key === key)?.names.nl ?? key
  return placesNamed(name).length > 0 || name === 'Limburg' ? `${name} (provincie)` : name
}

/** Small words count neither way. */
function countedWords(words: string[]): string[] {
  return words
    .map((word) => word.toLowerCase())
    .filter((word) => negations.has(word) || !smallWords.has(word))
    .sort()
}
