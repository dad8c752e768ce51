import { expect, test } from 'vitest'

import { energyStatusOf } from './energy-status'

test.each([
  { written: 'Aangevraagd', status: 'requested' },
  { written: 'In aanvraag', status: 'requested' },
  { written: 'Niet van toepassing', status: 'not-applicable' },
  { written: 'n/a', status: 'not-applicable' },
  { written: 'Pas d’application', status: 'not-applicable' },
  { written: 'Aanwezig', status: null },
  { written: undefined, status: null },
] as const)('"$written" is $status', ({ written, status }) => {
  expect(energyStatusOf(written)).toBe(status)
})
