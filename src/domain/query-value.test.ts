import { expect, test } from 'vitest'

import { queryValue } from './query-value'

// Coverage: 2.56.
test.each([
  ['?id=12', 'id', '12'],
  ['id=12&id=13', 'id', '12'],
  ['city=Gent%7C9000', 'city', 'Gent|9000'],
  ['id=12', 'ID', ''],
  ['', 'id', ''],
])('in %s the value of %s is "%s"', (query, name, value) => {
  expect(queryValue(query, name)).toBe(value)
  expect(queryValue(new URLSearchParams(query), name)).toBe(value)
})
