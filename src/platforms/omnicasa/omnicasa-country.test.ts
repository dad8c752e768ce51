import { expect, test } from 'vitest'

import { countryOf } from './omnicasa-country'

// Coverage: 9.29.
test.each([
  { id: 10, abbreviation: 'B', country: 'BE' },
  { id: 50, abbreviation: null, country: 'LU' },
  { id: 33, abbreviation: 'F', country: 'FR' },
  { id: 32, abbreviation: null, country: 'ES' },
  { id: 36, abbreviation: '', country: 'GB' },
  { id: 71, abbreviation: 'P', country: 'PT' },
  { id: 44, abbreviation: 'I', country: 'IT' },
  { id: 21, abbreviation: ' ch ', country: 'CH' },
  { id: 90, abbreviation: 'USA', country: 'US' },
  { id: 99, abbreviation: 'HR', country: 'HR' },
  { id: 999, abbreviation: 'QQ', country: 'ZZ' },
  { id: 999, abbreviation: null, country: 'ZZ' },
])('number $id of $abbreviation is $country', ({ id, abbreviation, country }) => {
  expect(countryOf(id, abbreviation)).toBe(country)
})
