import { expect, test } from 'vitest'

import { isClosed, isLongClosed } from './closed-listing'

const changedAt = '2026-01-10T12:00:00Z'

test.each([
  { status: 'sold', now: '2026-01-10T12:00:00Z', isLong: false },
  { status: 'sold', now: '2027-01-10T12:00:00Z', isLong: false },
  { status: 'sold', now: '2027-01-10T12:00:01Z', isLong: true },
  { status: 'rented', now: '2027-02-01T00:00:00Z', isLong: true },
  { status: 'available', now: '2028-01-01T00:00:00Z', isLong: false },
  { status: 'under-option', now: '2028-01-01T00:00:00Z', isLong: false },
] as const)('a home $status since January is long closed on $now: $isLong', ({ status, now, isLong }) => {
  expect(isLongClosed({ status, changedAt }, new Date(now))).toBe(isLong)
})

test('only sold and rented homes are closed', () => {
  expect((['available', 'under-option', 'sold', 'rented'] as const).filter(isClosed)).toEqual([
    'sold',
    'rented',
  ])
})
