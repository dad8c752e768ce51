// Proves 2.65 of docs/coverage.md.

import { expect, test } from 'vitest'

import { leadKinds } from '../lead/lead-kind'
import { retentionMonths } from '../lead/retention'
import { processings } from './processing'

test('every kind of lead is kept for exactly one purpose that the privacy page names', () => {
  const named = processings.flatMap(({ kinds }) => kinds)
  expect(named.toSorted()).toEqual(leadKinds.toSorted())
})

test('kinds that stand in one line are kept equally long, and as long as it says', () => {
  for (const { kinds, kept } of processings)
    for (const kind of kinds) {
      const months = retentionMonths[kind]
      expect([kind, kept]).toEqual([kind, months === null ? null : { months }])
    }
})
