import { expect, test } from 'vitest'

import { monthlyRentCents, rentPeriod } from './rent-period'

test.each([
  [null, 'month'],
  ['/maand', 'month'],
  ['/mois', 'month'],
  ['per month', 'month'],
  ['/Monat', 'month'],
  ['per jaar', 'year'],
  ['/an', 'year'],
  ['/year', 'year'],
  ['pro Jahr', 'year'],
  ['/week', 'week'],
  ['par semaine', 'week'],
  ['/nacht', 'day'],
  ['/jour', 'day'],
  ['/m²', null],
  ['/m² per jaar', null],
  ['per plaats', null],
])('a rent %s is paid by the %s', (unitText, period) => {
  expect(rentPeriod(unitText)).toBe(period)
})

test('only a rent that is paid by the month has a monthly amount', () => {
  expect(monthlyRentCents({ kind: 'rent', cents: 95_000, unitText: null })).toBe(95_000)
  expect(monthlyRentCents({ kind: 'rent', cents: 95_000, unitText: '/jaar' })).toBeNull()
  expect(monthlyRentCents({ kind: 'sale', cents: 95_000, unitText: null })).toBeNull()
  expect(monthlyRentCents({ kind: 'hidden' })).toBeNull()
})
