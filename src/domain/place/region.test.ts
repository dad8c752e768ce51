import { expect, test } from 'vitest'

import { regionOf } from './region'

// Coverage: 5.31, 5.32, 5.33.
test.each([
  { zip: '1000', region: 'brussels' },
  { zip: '1299', region: 'brussels' },
  { zip: '1300', region: 'wallonia' },
  { zip: '1499', region: 'wallonia' },
  { zip: '1500', region: 'flanders' },
  { zip: '3999', region: 'flanders' },
  { zip: '4000', region: 'wallonia' },
  { zip: '7999', region: 'wallonia' },
  { zip: '8000', region: 'flanders' },
  { zip: '9999', region: 'flanders' },
  { zip: ' B-9000 ', region: 'flanders' },
  { zip: '0999', region: null },
  { zip: '90000', region: null },
  { zip: 'Gent', region: null },
  { zip: '', region: null },
])('the Belgian postal code $zip lies in $region', ({ zip, region }) => {
  expect(regionOf('BE', zip)).toBe(region)
})

test.each([
  { country: 'LU', region: 'luxembourg' },
  { country: 'NL', region: null },
  { country: 'FR', region: null },
  { country: 'DE', region: null },
] as const)('a postal code of four digits in $country lies in $region', ({ country, region }) => {
  expect(regionOf(country, '1234')).toBe(region)
})
