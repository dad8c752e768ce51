import { expect, test } from 'vitest'

import { nextRunAt } from './next-run'

test.each([
  { cron: '*/5 * * * *', now: '2026-11-15T08:03:20Z', next: '2026-11-15T08:05:00.000Z' },
  { cron: '*/5 * * * *', now: '2026-11-15T08:05:00Z', next: '2026-11-15T08:10:00.000Z' },
  { cron: '10 3 * * *', now: '2026-11-15T08:03:20Z', next: '2026-11-16T02:10:00.000Z' },
  { cron: '10 3 * * *', now: '2026-07-15T00:00:00Z', next: '2026-07-15T01:10:00.000Z' },
  { cron: '0,30 * * * *', now: '2026-11-15T08:03:20Z', next: '2026-11-15T08:30:00.000Z' },
  { cron: '0 3 * * 1', now: '2026-11-15T08:03:20Z', next: '2026-11-16T02:00:00.000Z' },
  // In the night of 25 October the clock shows two hours twice.
  { cron: '10 3 * * *', now: '2026-10-24T23:30:00Z', next: '2026-10-25T02:10:00.000Z' },
])('$cron after $now is due at $next in Brussels', ({ cron, now, next }) => {
  expect(nextRunAt({ cron, timeZone: 'Europe/Brussels' }, new Date(now))?.toISOString()).toBe(next)
})

test.each(['FREQ=DAILY', '61 * * * *'])('%j is not foretold', (cron) => {
  expect(nextRunAt({ cron, timeZone: 'Europe/Brussels' }, new Date())).toBeNull()
})
