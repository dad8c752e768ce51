import { expect, test } from 'vitest'

import { isReminderDue, replyDay } from './reply-day'

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

/** The rounds from the moment it came, at eight and at four in Brussels, the first one in which it is reminded. */
function firstReminder(received: string, workingDays: number): string | undefined {
  const receivedAt = new Date(received)
  const promised = replyDay(receivedAt, workingDays)
  for (let day = Date.parse(`${received.slice(0, 10)}T00:00:00Z`), n = 0; n < 30; n++, day += 86_400_000)
    // In winter Brussels is an hour ahead.
    for (const hour of [7, 15]) {
      const now = new Date(day + hour * 3_600_000)
      if (now >= receivedAt && isReminderDue(promised, { receivedAt, now }))
        return now.toISOString().slice(0, 13)
    }
  return undefined
}

test.each([
  ['on a Monday morning, promised for Tuesday', '2026-11-16T09:00:00Z', 1, '2026-11-16T15'],
  ['before work began, promised for Tuesday', '2026-11-16T05:30:00Z', 1, '2026-11-16T15'],
  ['on a Monday, promised for Wednesday', '2026-11-16T09:00:00Z', 2, '2026-11-17T07'],
  ['on a Friday, promised for Monday', '2026-11-13T10:00:00Z', 1, '2026-11-13T15'],
  ['on a Friday, promised for Tuesday', '2026-11-13T10:00:00Z', 2, '2026-11-16T07'],
  ['on a Saturday, promised for Tuesday', '2026-11-14T10:00:00Z', 2, '2026-11-16T07'],
  ['the day before Armistice Day, promised for the day after it', '2026-11-10T09:00:00Z', 1, '2026-11-10T15'],
  [
    'two days before Armistice Day, promised for the day after it',
    '2026-11-09T09:00:00Z',
    2,
    '2026-11-10T07',
  ],
  ['before Christmas, promised for after it', '2026-12-23T09:00:00Z', 2, '2026-12-24T07'],
  ['in the evening, when nobody works before the promised day', '2026-11-16T19:00:00Z', 1, '2026-11-17T07'],
  ['on a Sunday, when nobody works before the promised day', '2026-11-15T09:00:00Z', 1, '2026-11-16T07'],
])('received %s (%s, %i days): reminded at %s', (_, received, days, expected) => {
  expect(firstReminder(received, days)).toBe(expected)
})

test('nobody is reminded at a weekend, on a holiday, or of a promise that passed long ago', () => {
  const isDue = (promised: string, now: string) =>
    isReminderDue(promised, { receivedAt: new Date('2026-11-02T09:00:00Z'), now: new Date(now) })
  expect(isDue('2026-11-16', '2026-11-14T15:00:00Z')).toBe(false)
  expect(isDue('2026-11-12', '2026-11-11T15:00:00Z')).toBe(false)
  expect(isDue('2026-11-13', '2026-11-16T07:00:00Z')).toBe(true)
  expect(isDue('2026-11-12', '2026-11-16T07:00:00Z')).toBe(false)
})
