import { expect, test } from 'vitest'

import { periodLengthIn, periodUpTo } from './period'

test('a period ends today in Brussels and stands beside as many days before it', () => {
  expect(periodUpTo(new Date('2026-11-15T23:30:00Z'), 30)).toEqual({
    length: 30,
    from: '2026-10-18',
    to: '2026-11-16',
    beforeFrom: '2026-09-18',
    beforeTo: '2026-10-17',
  })
})

test.each([
  ['30', 30],
  ['90', 90],
  ['365', 30],
  ['x', 30],
  [undefined, 30],
])('%j in the address is %i days', (text, length) => {
  expect(periodLengthIn(text)).toBe(length)
})
