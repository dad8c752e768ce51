import { expect, test } from 'vitest'

import { bounceKind, isTooManySoftBounces } from './bounce'

test.each([
  ['550 5.1.1 User unknown', 'hard'],
  ['5.1.1 smtp; 550 no such user', 'hard'],
  ['5.1.10 smtp; 550 recipient not found', 'hard'],
  ['5.2.1 mailbox disabled', 'hard'],
  ['5.0.0 failed', 'hard'],
  ['550 No such user here', 'hard'],
  ['553 mailbox name not allowed', 'hard'],
  ['552 5.2.2 mailbox full', 'soft'],
  ['5.7.1 smtp; 550 listed as a sender of spam', 'soft'],
  ['5.4.7 delivery time expired', 'soft'],
  ['4.4.7 smtp; queue expired', 'soft'],
  ['452 too many receivers', 'soft'],
  ['554 transaction failed', 'soft'],
] as const)('%s is a %s bounce', (said, kind) => {
  expect(bounceKind(said)).toBe(kind)
})

test('five soft bounces within three days are too many, four or older ones are not', () => {
  const now = new Date('2026-11-19T12:00:00Z')
  const hoursAgo = (...hours: number[]) => hours.map((hour) => new Date(now.getTime() - hour * 3_600_000))
  expect(isTooManySoftBounces(hoursAgo(0, 10, 20, 30, 71), now)).toBe(true)
  expect(isTooManySoftBounces(hoursAgo(0, 10, 20, 30), now)).toBe(false)
  expect(isTooManySoftBounces(hoursAgo(0, 10, 20, 30, 73), now)).toBe(false)
})
