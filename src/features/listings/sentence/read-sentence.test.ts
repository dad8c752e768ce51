import { describe, expect, test } from 'vitest'

import { matchPlaces } from '@/i18n/places/place-match'
import { placesNamed } from '@/i18n/places/place-names'
import { placesNear } from '@/i18n/places/near-places'

import { isUnderstood, readSentence } from './read-sentence'
import { sentenceCriteria } from './sentence-criteria'
import { carWords, typeWords } from './type-words'

const read = (text: string) => readSentence(text, 'nl').criteria

describe('figures', () => {
  test.each([
    ['300k-400k', { priceMinEuro: 300_000, priceMaxEuro: 400_000 }],
    ['van 300 tot 400k', { priceMinEuro: 300_000, priceMaxEuro: 400_000 }],
    ['boven € 500.000', { priceMinEuro: 500_000 }],
    ['450 000', { priceMaxEuro: 450_000 }],
    ['950 euro per maand', { priceMaxEuro: 950 }],
    ['500 m2 grond', { plotMin: 500 }],
    ['max 80 m²', { livingMax: 80 }],
    ['vier slaapkamers', { bedroomsMin: 4 }],
    ['2 garages', { garagesMin: 2 }],
    ['2 of 3 slaapkamers', { bedroomsMin: 2, bedroomsMax: 3 }],
    ['dreizimmerwohnung', { bedroomsMin: 2 }],
    ['8 are', { plotMin: 800 }],
    ['max 1,5 ha', { plotMax: 15_000 }],
    ['80 à 100 m²', { livingMin: 80, livingMax: 100 }],
    ['grond vanaf 600 qm', { plotMin: 600 }],
    ['300 à 400.000', { priceMinEuro: 300_000, priceMaxEuro: 400_000 }],
    ['800 tot 1,2 mio', { priceMinEuro: 800_000, priceMaxEuro: 1_200_000 }],
    ['nicht über 280 Tsd.', { priceMaxEuro: 280_000 }],
    ['epc a, b of c', { energyLabels: ['A', 'B', 'C'] }],
    ['PEB C maximum', { energyLabels: ['A', 'B', 'C'] }],
    ['EPC B of beter', { energyLabels: ['A', 'B'] }],
    ['max 250 kWh', {}],
    ['2 slk max 1300', { bedroomsMin: 2, priceMaxEuro: 1300 }],
    ['80 m² min. € 200.000', { livingMin: 80, priceMinEuro: 200_000 }],
    ['3 slk max', { bedroomsMax: 3 }],
    ['3', {}],
  ])('%s', (text, criteria) => {
    expect(read(text)).toEqual(criteria)
  })
})

test('what is said of a thing leaves the thing wished for', () => {
  const { criteria, unread } = readSentence('niet te duur huis', 'nl')
  expect(criteria).toEqual(readSentence('huis', 'nl').criteria)
  expect(unread.join(' ')).toContain('duur')
  expect(readSentence('huis naast het park', 'nl').criteria.places).toBeUndefined()
})

test('a price by the month is a rent', () => {
  expect(readSentence('app 1200/maand', 'nl')).toMatchObject({
    deal: 'rent',
    criteria: { priceMaxEuro: 1200 },
  })
})

test('names of several words come before the words in them', () => {
  expect(readSentence('maison neuve louvain-la-neuve', 'fr')).toMatchObject({
    criteria: { places: [{ city: 'Louvain-la-Neuve', zip: '1348' }], isNewBuild: true },
  })
})

test('a postal code and its town are one place', () => {
  expect(read('huis 9000 gent').places).toEqual([{ city: 'Gent', zip: '9000' }])
})

test('a town beside its village says where that lies', () => {
  expect(read('huis in sint-kruis brugge').places).toEqual([{ city: 'Sint-Kruis', zip: '8310' }])
})

test('a type of home in a word of several stands for it', () => {
  const types = (text: string) => readSentence(text, 'de').types.map(({ name }) => name)
  expect(types('Zweifamilienhaus')).toEqual(['house'])
  expect(types('Mehrfamilienhaus')).toEqual(['investment'])
})

// "huizen" is no slip of Muizen, and "château" not the beginning of Château-Thierry.
test('a word for a type of home is no place with a slip in it, nor an unfinished name', () => {
  const words = [...Object.values(typeWords).map((type) => type.words), ...carWords.map(([, all]) => all)]
  const single = words
    .flatMap((all) => all.split(',').map((word) => word.trim()))
    .filter((word) => /^\p{L}+$/u.test(word))
  const guessed = single.filter(
    (word) => placesNamed(word).length === 0 && [...matchPlaces(word), ...placesNear(word)].length > 0,
  )
  // Somebody who types Halle has not finished.
  expect(guessed).toEqual(['hall'])
})

test('two places are both meant', () => {
  expect(read('huis in gent of aalst').places).toEqual([{ city: 'Gent' }, { city: 'Aalst' }])
})

test.each([
  ['huis met zwembad in gent', 'nl', ['zwembad']],
  ['maison avec vue sur la forêt à Namur', 'fr', ['vue', 'forêt']],
  ['house without garden or terrace', 'en', ['without', 'garden', 'or', 'terrace']],
  ['Haus ohne großen Garten', 'de', ['ohne', 'großen', 'Garten']],
  ['maison 4 façades', 'fr', ['4', 'façades']],
  ['house with studio', 'en', ['studio']],
  ['tuin niet nodig', 'nl', ['tuin', 'niet', 'nodig']],
] as const)('%s: what is no filter is told as it was typed', (text, language, unread) => {
  const sentence = readSentence(text, language)
  expect(sentence.unread).toEqual(unread)
  expect(sentence.criteria).not.toHaveProperty('hasGarden')
  expect(sentence.criteria).not.toHaveProperty('text')
})

test.each([
  ['huis in Boom', 'nl', 'Boom'],
  ['appartement Spa', 'fr', 'Spa'],
  ['house near the forest', 'en', undefined],
  ['villa with spa', 'en', undefined],
  ['Halle mieten', 'de', undefined],
  ['Wohnung in Halle', 'de', 'Halle'],
] as const)('%s: a word of sentences is a place only where one stands', (text, language, city) => {
  expect(readSentence(text, language).criteria.places?.[0]?.city).toBe(city)
})

test('figures without a unit are thousands for who buys and a rent for who rents', () => {
  const prices = (text: string, deal: 'sale' | 'rent') => {
    const { priceMinEuro, priceMaxEuro } = sentenceCriteria(readSentence(text, 'nl'), {
      deal,
      categories: [],
    })
    return [priceMinEuro, priceMaxEuro]
  }
  expect(prices('huis tussen 600 en 900', 'sale')).toEqual([600_000, 900_000])
  expect(prices('huis tussen 600 en 900', 'rent')).toEqual([600, 900])
  expect(prices('kot tot 450', 'sale')).toEqual([undefined, 450])
})

test.each([
  ['gnt', false],
  ['nergens', false],
  ['', false],
  ['zwembad', false],
  ['villa', true],
  ['villa gnt', true],
  ['limburg', true],
])('%j asks for something: %s', (text, is) => {
  expect(isUnderstood(readSentence(text, 'nl'))).toBe(is)
})

test('a type that the agency has none of means all of its kind, one with two names both', () => {
  const categories = [
    { id: 1, name: 'Woonhuis', kind: 'house' as const },
    { id: 2, name: 'Flat / studio', kind: 'apartment' as const },
    { id: 3, name: 'Dakwoning', kind: 'apartment' as const },
  ]
  const typeIds = (text: string) =>
    sentenceCriteria(readSentence(text, 'nl'), { deal: 'sale', categories }).typeIds
  expect(typeIds('bungalow')).toEqual([1])
  expect(typeIds('studio')).toEqual([2])
  expect(typeIds('appartement')).toEqual([2])
  expect(typeIds('loft')).toEqual([2, 3])
  expect(typeIds('kantoor')).toEqual([])
})

test('nothing that is typed takes long or fails', () => {
  const began = performance.now()
  for (const text of [
    '1 '.repeat(40),
    '1.'.repeat(40),
    'a '.repeat(40),
    '€'.repeat(80),
    'tot '.repeat(20),
    'st '.repeat(26),
  ])
    readSentence(text.slice(0, 80), 'nl')
  readSentence('qwertz '.repeat(11), 'nl')
  expect(performance.now() - began).toBeLessThan(5000)
})
