import { expect, test } from 'vitest'

import { criteriaFor, type SearchCriteria } from './criteria'
import { canonicalSearch, isFollowed, isIndexedSearch } from './indexed-search'

const sale = criteriaFor('sale')

test.each([
  { part: {}, isIndexed: true },
  { part: { page: 3 }, isIndexed: true },
  { part: { places: [{ city: 'Gent' }] }, isIndexed: true },
  { part: { places: [{ city: 'Gent', zip: '9000' }] }, isIndexed: true },
  { part: { typeIds: [2] }, isIndexed: true },
  { part: { typeIds: [2, 3] }, isIndexed: false },
  { part: { places: [{ city: 'Gent' }], typeIds: [2] }, isIndexed: false },
  { part: { places: [{ city: 'Gent' }, { city: 'Aalst' }] }, isIndexed: false },
  { part: { municipalities: ['44021'] }, isIndexed: false },
  { part: { sort: 'price-up' }, isIndexed: false },
  { part: { hasGarden: true }, isIndexed: false },
  { part: { area: { kind: 'circle', centre: [3, 51], radiusKm: 5 } }, isIndexed: false },
] satisfies { part: Partial<SearchCriteria>; isIndexed: boolean }[])(
  '$part is shown to search engines: $isIndexed',
  ({ part, isIndexed }) => {
    const criteria = { ...sale, ...part }
    expect(isIndexedSearch(criteria, 5)).toBe(isIndexed)
    expect(isFollowed(criteria)).toBe(isIndexed)
    expect(canonicalSearch(criteria, 5)).toEqual(isIndexed ? criteria : sale)
  },
)

test.each([
  { places: [{ city: 'Gent' }] },
  { places: [{ city: 'Gent', zip: '9000' }] },
  { typeIds: [2] },
] satisfies Partial<SearchCriteria>[])(
  'later pages of $places$typeIds are not shown, lead robots on to homes, and stand for themselves',
  (part) => {
    for (const page of [2, 3]) {
      const criteria = { ...sale, ...part, page }
      expect(isIndexedSearch(criteria, 60)).toBe(false)
      expect(isFollowed(criteria)).toBe(true)
      expect(canonicalSearch(criteria, 60)).toEqual(criteria)
    }
  },
)

test('a list without homes is not', () => {
  expect(isIndexedSearch(sale, 0)).toBe(false)
})
