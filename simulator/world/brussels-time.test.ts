import { expect, test } from 'vitest'

import { brusselsDay, brusselsText, dayStart, microsoftDate, parseBrussels } from './brussels-time'

test.each([
  { utc: '2026-01-15T09:30:00Z', text: '2026-01-15 10:30:00' },
  { utc: '2026-07-15T22:30:05Z', text: '2026-07-16 00:30:05' },
  { utc: '2026-03-29T00:59:59Z', text: '2026-03-29 01:59:59' },
  { utc: '2026-03-29T01:00:00Z', text: '2026-03-29 03:00:00' },
  { utc: '2026-10-25T01:00:00Z', text: '2026-10-25 02:00:00' },
])('$utc is $text in Brussels and back', ({ utc, text }) => {
  expect(brusselsText(Date.parse(utc))).toBe(text)
  expect(parseBrussels(text)).toBe(Date.parse(utc))
})

test('both date forms are understood and anything else is not a number', () => {
  expect(parseBrussels('/Date(1561286300300+0200)/')).toBe(1561286300300)
  expect(parseBrussels('2026-01-15')).toBe(Date.parse('2026-01-14T23:00:00Z'))
  expect(parseBrussels('yesterday')).toBeNaN()
  expect(microsoftDate(Date.parse('2026-07-15T10:00:00Z'))).toBe('/Date(1784109600000+0200)/')
})

test('a day starts at midnight on a Belgian clock', () => {
  const day = brusselsDay(Date.parse('2026-07-15T22:30:00Z'))
  expect(brusselsText(dayStart(day))).toBe('2026-07-16 00:00:00')
})
