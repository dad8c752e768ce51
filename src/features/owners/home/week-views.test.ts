import { expect, test } from 'vitest'

import { lastDays } from '@/domain/owner/last-days'

import { sumOf, weeksOf } from './week-views'

const days = lastDays(new Date('2026-11-18T12:00:00Z')).map((day, index) => ({
  day,
  bySource: { 'this-site': index, Immoweb: 2 },
  total: index + 2,
  similar: 1000,
}))

// Coverage: 1.45.
test('thirty days are five or six weeks from Monday to Sunday, of which the last ends today', () => {
  expect(weeksOf(days).map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-10-20 2026-10-25',
    '2026-10-26 2026-11-01',
    '2026-11-02 2026-11-08',
    '2026-11-09 2026-11-15',
    '2026-11-16 2026-11-18',
  ])
})

test('the weeks together are the thirty days, source by source', () => {
  const all = sumOf(days)
  expect(all).toEqual({ bySource: { 'this-site': 435, Immoweb: 60 }, total: 495 })
  const weeks = weeksOf(days)
  expect(weeks.reduce((sum, { total }) => sum + total, 0)).toBe(all.total)
  for (const { bySource, total } of weeks)
    expect(Object.values(bySource).reduce((sum, views) => sum + views, 0)).toBe(total)
})
