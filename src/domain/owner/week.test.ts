import { expect, test } from 'vitest'

import { mondayOf } from './week'

test.each([
  ['2026-11-16T10:00:00Z', '2026-11-16'],
  ['2026-11-22T22:30:00Z', '2026-11-16'],
  ['2026-11-22T23:30:00Z', '2026-11-23'],
])('%s is in the week of %s', (now, monday) => {
  expect(mondayOf(new Date(now))).toBe(monday)
})
