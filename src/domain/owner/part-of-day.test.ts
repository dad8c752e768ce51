import { expect, test } from 'vitest'

import { partOfDay } from './part-of-day'

test.each([
  // In winter Brussels is an hour ahead, in summer two.
  ['2026-11-18T03:59:00Z', 'evening'],
  ['2026-11-18T04:00:00Z', 'morning'],
  ['2026-11-18T10:59:00Z', 'morning'],
  ['2026-11-18T11:00:00Z', 'afternoon'],
  ['2026-11-18T16:59:00Z', 'afternoon'],
  ['2026-11-18T17:00:00Z', 'evening'],
  ['2026-11-17T23:30:00Z', 'evening'],
  ['2026-07-18T15:59:00Z', 'afternoon'],
  ['2026-07-18T16:00:00Z', 'evening'],
])('%s is %s in Brussels', (moment, expected) => {
  expect(partOfDay(new Date(moment))).toBe(expected)
})
