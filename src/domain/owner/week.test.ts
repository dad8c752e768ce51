import { expect, test } from 'vitest'

import { mondayOf, openWeek } from './week'

test.each([
  ['2026-11-16T10:00:00Z', '2026-11-16'],
  ['2026-11-22T22:30:00Z', '2026-11-16'],
  ['2026-11-22T23:30:00Z', '2026-11-23'],
])('%s is in the week of %s', (now, monday) => {
  expect(mondayOf(new Date(now))).toBe(monday)
})

test.each([
  ['2026-11-15T12:00:00Z', '2026-11-16'],
  ['2026-11-16T09:00:00Z', '2026-11-16'],
  ['2026-11-17T06:59:00Z', '2026-11-16'],
  ['2026-11-17T07:00:00Z', '2026-11-23'],
  ['2026-11-20T12:00:00Z', '2026-11-23'],
])('what an agent writes at %s goes with the mail of %s', (now, monday) => {
  expect(openWeek(new Date(now))).toBe(monday)
})
