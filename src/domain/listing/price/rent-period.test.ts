import { expect, test } from 'vitest'

import { rentUnit } from './rent-period'

test.each([
  [null, 'month'],
  ['/maand', 'month'],
  ['/mois', 'month'],
  ['per month', 'month'],
  ['/Monat', 'month'],
  ['per jaar', 'year'],
  ['per annum', 'year'],
  ['/an', 'year'],
  ['/year', 'year'],
  ['pro Jahr', 'year'],
  ['/week', 'week'],
  ['par semaine', 'week'],
  ['/nacht', 'day'],
  ['/jour', 'day'],
] as const)('a rent %s is paid by the %s, and each language has its own word for it', (text, per) => {
  expect(rentUnit(text)).toEqual({ per, unitText: null })
})

test.each([
  ['/m²', null],
  ['/m² per jaar', null],
  ['per plaats', null],
  ['/maand + lasten', 'month'],
  ['par mois, charges comprises', 'month'],
] as const)('a rent %s keeps its own words', (unitText, per) => {
  expect(rentUnit(unitText)).toEqual({ per, unitText })
})
