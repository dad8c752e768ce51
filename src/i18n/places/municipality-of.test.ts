import { expect, test } from 'vitest'

import { municipalityOf, municipalityOfPlace } from './municipality-of'
import { places } from './place-names'

test.each([
  { country: 'BE', zip: '9050', city: 'GENTBRUGGE', key: '44021' },
  { country: 'BE', zip: 'B-9000', city: 'Gand', key: '44021' },
  { country: 'BE', zip: '9999', city: 'Gent', key: '44021' },
  { country: 'LU', zip: 'L-9000', city: 'ETTELBRUCK', name: 'Ettelbruck' },
  { country: 'LU', zip: '9999', city: 'Bridel', name: 'Kopstal' },
  { country: 'FR', zip: '59000', city: 'Lille' },
  { country: 'BE', zip: '9999', city: 'Nergens' },
] as const)('$zip $city in $country', ({ country, zip, city, ...expected }) => {
  const found = municipalityOf({ country, zip, city })
  expect(found?.key).toBe('name' in expected ? found?.key : 'key' in expected ? expected.key : undefined)
  expect(found?.names.fr).toBe('name' in expected ? expected.name : found?.names.fr)
})

test('every Belgian and Luxembourg place is in a municipality', () => {
  const lost = places.filter(({ country }) => country !== 'FR').filter((one) => !municipalityOfPlace(one))
  expect(lost.map(({ name }) => name)).toEqual([])
})
