import { expect, test } from 'vitest'

import { dateText } from './formats'

const first = new Date('2026-12-01T12:00:00Z')

test.each([
  ['fr-BE', { weekday: 'long', day: 'numeric', month: 'long' }, 'mardi 1er décembre'],
  ['fr-BE', { dateStyle: 'long' }, '1er décembre 2026'],
  ['fr-BE', { dateStyle: 'full' }, 'mardi 1er décembre 2026'],
  ['nl-BE', { dateStyle: 'long' }, '1 december 2026'],
] as const)('in %s the first of a month with %j is %s', (locale, options, text) => {
  expect(dateText(first, locale, { ...options, timeZone: 'UTC' })).toBe(text)
})

test('only the first: the eleventh, the twenty-first and a year stay numbers', () => {
  const days = ['2026-12-11', '2026-12-21', '2001-12-31'].map((day) =>
    dateText(new Date(day), 'fr-BE', { dateStyle: 'long', timeZone: 'UTC' }),
  )
  expect(days).toEqual(['11 décembre 2026', '21 décembre 2026', '31 décembre 2001'])
})
