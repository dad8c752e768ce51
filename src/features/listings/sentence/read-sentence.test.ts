import { describe, expect, test } from 'vitest'

import { isUnderstood, readSentence } from './read-sentence'
import { sentenceCriteria } from './sentence-criteria'

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
    ['epc a, b of c', { energyLabels: ['A', 'B', 'C'] }],
    ['3', {}],
  ])('%s', (text, criteria) => {
    expect(read(text)).toEqual(criteria)
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

test('two places are both meant', () => {
  expect(read('huis in gent of aalst').places).toEqual([{ city: 'Gent' }, { city: 'Aalst' }])
})

test('what is no filter is looked for in the texts of homes, and only there', () => {
  expect(read('huis met zwembad in gent').text).toBe('zwembad')
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
