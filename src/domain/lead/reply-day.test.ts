import { expect, test } from 'vitest'

import { replyDay } from './reply-day'

test.each([
  ['on a Monday', '2026-11-16T09:00:00Z', 1, '2026-11-17'],
  ['two days are promised', '2026-11-16T09:00:00Z', 2, '2026-11-18'],
  ['on a Friday', '2026-11-13T09:00:00Z', 1, '2026-11-16'],
  ['on a Sunday', '2026-11-15T09:00:00Z', 1, '2026-11-16'],
  ['after midnight in Brussels', '2026-11-16T23:30:00Z', 1, '2026-11-18'],
  ['before Armistice Day', '2026-11-10T09:00:00Z', 1, '2026-11-12'],
  ['before Christmas', '2026-12-24T09:00:00Z', 1, '2026-12-28'],
  ['before New Year', '2026-12-31T09:00:00Z', 1, '2027-01-04'],
  ['before Easter', '2027-03-26T09:00:00Z', 1, '2027-03-30'],
  ['before Ascension Day', '2027-05-05T09:00:00Z', 1, '2027-05-07'],
  ['before Whit Monday', '2027-05-14T09:00:00Z', 1, '2027-05-18'],
  ['at Easter of 2038, the latest there is', '2038-04-23T09:00:00Z', 1, '2038-04-27'],
])('received %s (%s, %i days): answered by %s', (_, receivedAt, days, expected) => {
  expect(replyDay(new Date(receivedAt), days)).toBe(expected)
})
