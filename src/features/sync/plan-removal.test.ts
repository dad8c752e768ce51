import { expect, test } from 'vitest'

import { planRemoval } from './plan-removal'

test.each([
  {
    case: 'nothing is missing',
    stored: 100,
    seen: 100,
    absent: 0,
    expectedRows: 100,
    rows: 100,
    remove: true,
  },
  { case: 'a fifth is missing', stored: 100, seen: 80, absent: 20, expectedRows: 80, rows: 80, remove: true },
  {
    case: 'more than a fifth is missing',
    stored: 100,
    seen: 79,
    absent: 21,
    expectedRows: 79,
    rows: 79,
    remove: false,
  },
  { case: 'the list is empty', stored: 100, seen: 0, absent: 100, expectedRows: 0, rows: 0, remove: false },
  {
    case: 'half the announced rows came',
    stored: 100,
    seen: 50,
    absent: 1,
    expectedRows: 100,
    rows: 50,
    remove: false,
  },
  { case: 'nothing was ever stored', stored: 0, seen: 0, absent: 0, expectedRows: 0, rows: 0, remove: true },
])('when $case, removing is $remove', ({ remove, ...facts }) => {
  expect(planRemoval(facts).remove).toBe(remove)
})
