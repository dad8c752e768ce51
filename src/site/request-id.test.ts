import { expect, test } from 'vitest'

import { requestIdOf } from './request-id'

test('a request keeps the number that the cache gave it', () => {
  expect(requestIdOf('32771')).toBe('32771')
})

test.each([undefined, '', 'a b', 'x'.repeat(65), 'an@example.com'])(
  'a request with %j for a number gets a new one',
  (header) => {
    expect(requestIdOf(header)).toMatch(/^[\da-f-]{36}$/)
  },
)
