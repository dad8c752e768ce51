import { expect, test } from 'vitest'

import { pricePerSquareMetre } from './price-per-square-metre'

test.each([
  { cents: 37_000_000, area: 164, euro: 2256 },
  { cents: 30_000_000, area: 100, euro: 3000 },
  { cents: 0, area: 100, euro: null },
  { cents: null, area: 100, euro: null },
  { cents: 30_000_000, area: 0, euro: null },
  { cents: 30_000_000, area: null, euro: null },
])('$cents cents for $area m² is $euro a square metre', ({ cents, area, euro }) => {
  expect(pricePerSquareMetre(cents, area)).toBe(euro)
})
