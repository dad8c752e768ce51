// Proves 3.68 of docs/coverage.md.

import { expect, test } from 'vitest'

import { categoryIcon } from './category-icon'
import { homeKinds } from './home-kind'

test('a category has the icon of its kind, and that of offices where it has none of its own', () => {
  expect(Object.fromEntries(homeKinds.map((kind) => [kind, categoryIcon(kind)]))).toEqual({
    house: 'residential',
    apartment: 'residential',
    'student-room': 'residential',
    investment: 'offices',
    office: 'offices',
    retail: 'retail',
    hospitality: 'retail',
    industrial: 'industrial',
    garage: 'garage',
    plot: 'land',
    other: 'offices',
  })
  expect(categoryIcon('unknown')).toBe('offices')
})
