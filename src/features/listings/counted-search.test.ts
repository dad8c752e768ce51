import { expect, test } from 'vitest'

import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'
import { readMessage } from '@/features/visits/posted-message'

import { countedSearch } from './counted-search'

const search = (given: Partial<SearchCriteria>, found = 3) =>
  countedSearch({ ...criteriaFor('sale'), ...given }, found)

test('a search is told in words of fixed lists', () => {
  expect(
    search({
      places: [{ city: 'Gent' }],
      typeIds: [7],
      priceMinEuro: 123_456,
      priceMaxEuro: 287_500,
      bedroomsMin: 3,
    }),
  ).toEqual({ search: 'sale', places: '44021', type: 7, from: 100_000, to: 300_000, bedrooms: 3, found: 3 })
})

test.each<[string, Partial<SearchCriteria>, string]>([
  ['a village', { places: [{ city: 'Gentbrugge', zip: '9050' }] }, '44021'],
  ['a name in another language', { places: [{ city: 'Bruges' }] }, '31005'],
  ['a town of Luxembourg', { places: [{ city: 'Wiltz' }] }, 'LU-WI-11'],
  ['a place twice', { places: [{ city: 'Gent' }], municipalities: ['44021'] }, '44021'],
  ['a province', { provinces: ['BE-VAN'] }, 'BE-VAN'],
  ['a place that is nowhere', { places: [{ city: 'An Peeters, Veldstraat 1' }] }, 'elsewhere'],
])('%s is told by its key', (_, criteria, places) => {
  expect(search(criteria)).toEqual({ search: 'sale', places, found: 3 })
})

test('what people write or draw is not told, only that there was more', () => {
  const told = search({ text: 'my own house', area: null, hasGarden: true, typeIds: [1, 2] }, 0)
  expect(told).toEqual({ search: 'sale', type: -1, more: 1, found: 0 })
})

test.each<[string, Partial<SearchCriteria>]>([
  ['the whole list', {}],
  ['the whole list in another order', { sort: 'price-up' }],
  ['a second page', { places: [{ city: 'Gent' }], page: 2 }],
])('%s is no search', (_, criteria) => {
  expect(search(criteria)).toBeNull()
})

test.each<Partial<SearchCriteria>>([
  { places: [{ city: 'Gent' }], priceMaxEuro: 1 },
  { provinces: ['BE-VAN', 'BE-BRU'], bedroomsMin: 40, priceMinEuro: 90_000_000 },
  { municipalities: ['44021', '11002', '11001', '11004', '31005', '21004', '21001'] },
  { places: [{ city: 'Parijs' }], energyLabels: ['A'] },
])('what a list tells of %j is what the counter reads', (criteria) => {
  const told = Object.entries(search(criteria, 0) ?? {}).map(([name, value]) => [name, String(value)])
  expect(readMessage(new URLSearchParams(told).toString(), [])).not.toBeNull()
})
