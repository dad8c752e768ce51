import { expect, test } from 'vitest'

import { typedDecimal } from './typed-decimal'

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1,', 1],
  ['-0,25', -0.25],
  ['2 600', 2600],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['12', 12],
  [',5', 0.5],
])('%s is %d, whatever the language of the browser', (typed, value) => {
  expect(typedDecimal(typed)).toBe(value)
})

test.each(['', ' ', 'veel', '1,2,3', '1.2.3', '-', '1e5'])('“%s” is no number', (typed) => {
  expect(typedDecimal(typed)).toBeNull()
})
