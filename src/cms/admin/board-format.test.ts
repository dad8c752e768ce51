import { expect, test } from 'vitest'

import { boardFormat, durationText } from './board-format'

const now = new Date('2026-11-15T08:05:00Z')

test.each([
  { at: '2026-11-15T08:01:00Z', nl: '4 minuten geleden', de: 'vor 4 Minuten' },
  { at: '2026-11-15T08:05:00Z', nl: 'nu', de: 'jetzt' },
  { at: '2026-11-14T08:05:00Z', nl: '24 uur geleden', de: 'vor 24 Stunden' },
  { at: '2026-11-11T08:05:00Z', nl: '4 dagen geleden', de: 'vor 4 Tagen' },
])('$at was $nl', ({ at, nl, de }) => {
  expect(boardFormat('nl').ago(new Date(at), now)).toBe(nl)
  expect(boardFormat('de').ago(new Date(at), now)).toBe(de)
})

test('hours are those of Brussels', () => {
  expect(boardFormat('nl').time(now)).toBe('09:05')
})

test('one is not many', () => {
  expect(boardFormat('nl').count(1, '1 woning', '{n} woningen')).toBe('1 woning')
  expect(boardFormat('nl').count(1200, '1 woning', '{n} woningen')).toBe('1.200 woningen')
})

test.each([
  [4, '0:04'],
  [750, '12:30'],
  [3723, '1:02:03'],
])('%i seconds read %s', (seconds, text) => expect(durationText(seconds)).toBe(text))
