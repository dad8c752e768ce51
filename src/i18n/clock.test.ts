import { expect, test } from 'vitest'

import { bareTime, timeSpan, timeText } from './clock'
import { locales } from './locales'

const from = new Date('2026-11-16T07:45:00Z')
const to = new Date('2026-11-16T13:00:00Z')

test('a time is written as the forms write it', () => {
  expect(locales.map((locale) => timeText(from, locale))).toEqual([
    '8.45\u00a0uur',
    '8h45',
    '8:45',
    '8:45\u00a0Uhr',
  ])
})

test('from one time to another', () => {
  expect(locales.map((locale) => timeSpan({ from, to }, locale))).toEqual([
    '8.45 – 14.00\u00a0uur',
    '8h45 – 14h00',
    '8:45 – 14:00',
    '8:45 – 14:00\u00a0Uhr',
  ])
})

test('summer and winter are those of Brussels, and midnight is 0', () => {
  expect(bareTime(new Date('2026-07-01T22:05:00Z'), 'en')).toBe('0:05')
  expect(bareTime(new Date('2026-01-01T22:05:00Z'), 'en')).toBe('23:05')
})
