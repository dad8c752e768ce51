import { expect, test } from 'vitest'

import { bareZip, zipCountry, zipForms } from './zip'

test.each([
  { zip: '9000', forms: ['9000', 'L-9000', 'B-9000'], country: undefined, bare: '9000' },
  { zip: 'L-1315', forms: ['1315', 'L-1315', 'B-1315'], country: 'LU', bare: '1315' },
  { zip: 'b9050', forms: ['9050', 'L-9050', 'B-9050'], country: 'BE', bare: '9050' },
  { zip: '57100', forms: ['57100'], country: undefined, bare: '57100' },
  { zip: '1012 ab', forms: ['1012 AB'], country: undefined, bare: '1012 ab' },
])('$zip may be stored as $forms', ({ zip, forms, country, bare }) => {
  expect(zipForms(zip)).toEqual(forms)
  expect(zipCountry(zip)).toBe(country)
  expect(bareZip(zip)).toBe(bare)
})
