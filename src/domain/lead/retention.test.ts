import { expect, test } from 'vitest'

import { keepUntil } from './retention'

test.each([
  ['contact', '2026-11-15', '2027-11-15'],
  ['contact', '2028-02-29', '2029-02-28'],
  ['demand', '2026-01-31', '2027-02-28'],
  ['valuation', '2026-11-15', '2028-11-15'],
] as const)('%s of %s is kept until %s', (kind, from, until) => {
  expect(keepUntil(kind, new Date(from))).toEqual(new Date(until))
})

test('a newsletter is kept until it is stopped', () => {
  expect(keepUntil('newsletter', new Date('2026-11-15'))).toBeNull()
})
