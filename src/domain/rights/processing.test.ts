import { expect, test } from 'vitest'

import { leadKinds } from '../lead/lead-kind'
import { retentionMonths } from '../lead/retention'
import { processings } from './processing'
import { register } from './register'

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

// Coverage: 2.65.
test('the privacy page names every purpose for which the register holds something about visitors and owners', () => {
  // Homes and colleagues are the agency's own affair; leads are named by their kinds.
  const apart = ['home', 'staff', 'leads']
  const purposes = new Set(Object.values(register).map(({ purpose }) => purpose))
  const named = new Set<string>(processings.map(({ what }) => what))
  expect([...purposes].filter((purpose) => !named.has(purpose) && !apart.includes(purpose))).toEqual([])
  // What it says of times that are not those of a lead is what the register holds them for.
  for (const { what, kinds, kept } of processings.filter(({ kinds, kept }) => kinds.length === 0 && kept)) {
    const times = Object.values(register).filter(({ purpose }) => purpose === what)
    expect([what, kinds, times.length === 0 || times.some((table) => table.kept === kept)]).toEqual([
      what,
      [],
      true,
    ])
  }
})
