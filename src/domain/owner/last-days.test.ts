import { expect, test } from 'vitest'

import { daysBetween, lastDays } from './last-days'

// Coverage: 9.52.
test('thirty days end today, in Brussels', () => {
  const days = lastDays(new Date('2026-11-15T23:30:00Z'))
  expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-10-18', '2026-11-16'])
})

test('the change of the clock makes no day longer', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  expect(lastDays(new Date('2026-10-26T12:00:00Z'), 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
})
