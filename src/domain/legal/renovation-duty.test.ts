import { expect, test } from 'vitest'

import type { Deal } from '../listing/listing'
import { renovationYears } from './renovation-duty'

const legalFacts = [
  { key: 'renovation-term', value: 5, validFrom: '2023-01-01', validTo: '2027-12-31' },
  { key: 'renovation-term', value: 6, validFrom: '2028-01-01' },
].map((fact) => ({ region: 'flanders', unit: 'year', source: 'https://example.com', ...fact }))

const yearsOf = (given: object = {}, day = '2026-06-01', deal: Deal = 'sale') =>
  renovationYears(
    {
      kind: 'house',
      country: 'BE',
      zip: '9000',
      energy: { kwhPerSquareMetre: null, labelText: 'E' },
      ...given,
    },
    { deal, legalFacts, today: new Date(`${day}T12:00:00Z`) },
  )

// Coverage: 9.51.
test('the term is the one of the day', () => {
  expect([yearsOf({}, '2022-12-31'), yearsOf(), yearsOf({}, '2028-01-01')]).toEqual([null, 5, 6])
})

test.each(['F', 'E'])('label %s must be renovated', (labelText) => {
  expect(yearsOf({ energy: { kwhPerSquareMetre: 100, labelText } })).toBe(5)
})

test('a label that is computed counts as well', () => {
  expect(yearsOf({ energy: { kwhPerSquareMetre: 438, labelText: null } })).toBe(5)
})

test.each([
  { energy: { kwhPerSquareMetre: 438, labelText: 'D' } },
  { energy: { kwhPerSquareMetre: null, labelText: null } },
  { zip: '1000', energy: { kwhPerSquareMetre: 300, labelText: 'F' } },
  { zip: '5000', energy: { kwhPerSquareMetre: 480, labelText: 'F' } },
  { country: 'LU', zip: '9000', energy: { kwhPerSquareMetre: 480, labelText: 'F' } },
  { kind: 'business' },
])('there is no such duty for %o', (given) => {
  expect(yearsOf(given)).toBeNull()
})

test('a tenant need not renovate', () => {
  expect(yearsOf({}, '2026-06-01', 'rent')).toBeNull()
})
