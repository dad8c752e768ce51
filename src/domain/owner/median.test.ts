import { expect, test } from 'vitest'

import { median } from './median'

test.each([
  { values: [], middle: null },
  { values: [4], middle: 4 },
  { values: [9, 1, 5], middle: 5 },
  { values: [10, 2, 4, 6], middle: 5 },
])('the median of $values is $middle', ({ values, middle }) => {
  expect(median(values)).toBe(middle)
})
