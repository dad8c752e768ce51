import { expect, test } from 'vitest'

import { type SortableUnit, unitViewOf, unitViewToQuery, viewUnits, wholeUnitView } from './unit-view'

const units = [
  unit(1, { reference: 'A10', floor: 2, bedrooms: 2, livingSquareMetres: 92, shownPriceCents: 310 }),
  unit(2, { reference: 'A2', floor: 0, bedrooms: 1, livingSquareMetres: 61, status: 'sold' }),
  unit(3, { reference: 'A3', floor: 1, bedrooms: 2, livingSquareMetres: 88, shownPriceCents: 295 }),
  unit(4, { reference: 'A4', floor: 1, bedrooms: null, livingSquareMetres: null, status: 'under-option' }),
]

function unit(id: number, given: Partial<SortableUnit>): SortableUnit {
  return {
    id,
    reference: '',
    status: 'available',
    floor: null,
    livingSquareMetres: null,
    bedrooms: null,
    shownPriceCents: null,
    ...given,
  }
}

test.each([
  { query: '', ids: [2, 3, 4, 1] },
  { query: 'sort=-unit', ids: [1, 4, 3, 2] },
  { query: 'sort=floor', ids: [2, 3, 4, 1] },
  { query: 'sort=-floor', ids: [1, 3, 4, 2] },
  { query: 'sort=price', ids: [3, 1, 2, 4] },
  { query: 'sort=-price', ids: [1, 3, 2, 4] },
  { query: 'sort=-surface', ids: [1, 3, 2, 4] },
  { query: 'sort=bedrooms', ids: [2, 3, 1, 4] },
  { query: 'sort=status', ids: [3, 1, 4, 2] },
  { query: 'bedrooms=2', ids: [3, 1] },
  { query: 'free=1', ids: [3, 1] },
  { query: 'bedrooms=1&free=1', ids: [] },
])('?$query shows $ids', ({ query, ids }) => {
  expect(viewUnits(units, unitViewOf(query)).map(({ id }) => id)).toEqual(ids)
})

test.each([
  { query: 'bedrooms=2&free=1&sort=-price', kept: 'bedrooms=2&free=1&sort=-price' },
  { query: 'sort=price&bedrooms=2', kept: 'bedrooms=2&sort=price' },
  { query: 'sort=unit', kept: '' },
  { query: 'sort=-unit', kept: 'sort=-unit' },
  { query: 'sort=owner&bedrooms=x&free=0&page=3', kept: '' },
  { query: 'bedrooms=&sort=', kept: '' },
])('?$query is the same list as ?$kept', ({ query, kept }) => {
  expect(unitViewToQuery(unitViewOf(query))).toBe(kept)
})

test('an address without parameters is the whole list', () => {
  expect(unitViewOf('')).toEqual(wholeUnitView)
})
