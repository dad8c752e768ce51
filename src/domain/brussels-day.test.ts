import { expect, test } from 'vitest'

import { brusselsDay } from './brussels-day'

test('half past midnight in Brussels is a new day, whatever the server thinks', () => {
  expect(brusselsDay(new Date('2026-11-15T23:30:00Z'))).toBe('2026-11-16')
  expect(brusselsDay(new Date('2026-11-15T22:30:00Z'))).toBe('2026-11-15')
})

test('every hour of a year is the day that the calendar of Brussels says', () => {
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' })
  const start = Date.parse('2026-01-01T00:00:00Z')
  const moments = Array.from({ length: 366 * 24 * 2 }, (_, n) => new Date(start + n * 1_800_000 + 1_799_000))
  expect(moments.filter((now) => brusselsDay(now) !== calendar.format(now))).toEqual([])
})

test('a day before all clocks of the country went alike, and no day at all', () => {
  expect(brusselsDay(new Date('1890-05-01T12:00:00Z'))).toBe('1890-05-01')
  expect(() => brusselsDay(new Date('never'))).toThrow(RangeError)
})
