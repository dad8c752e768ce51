import { expect, test } from 'vitest'

import { languages } from '@/domain/language'

import { addressIn, type HomeAddress, streetLineIn } from './address-in'

function aHome(given: Partial<HomeAddress>): HomeAddress {
  const place = { zip: '9000', city: 'Gent', country: 'BE' }
  return { street: 'Veldstraat', houseNumber: '1', box: '3', ...place, ...given }
}

const brussels = { street: 'Rue de la Loi / Wetstraat', zip: '1000', city: 'BRUSSEL', box: null }
const luxembourg = {
  street: 'Rue du Moulin',
  houseNumber: '48',
  box: '',
  zip: '8350',
  city: 'Garnich',
  country: 'LU',
}
const spain = { street: 'Calle Mayor', box: '', zip: '03189', city: 'ORIHUELA', country: 'ES' }

// Coverage: 9.29.
test.each([
  {
    home: aHome({}),
    lines: [
      'Veldstraat 1 bus 3, 9000 Gent',
      'Veldstraat 1 bte 3, 9000 Gand',
      'Veldstraat 1 box 3, 9000 Ghent',
      'Veldstraat 1 Briefkasten 3, 9000 Gent',
    ],
  },
  {
    home: aHome(brussels),
    lines: [
      'Wetstraat 1, 1000 Brussel',
      'Rue de la Loi 1, 1000 Bruxelles',
      'Rue de la Loi / Wetstraat 1, 1000 Brussels',
      'Rue de la Loi / Wetstraat 1, 1000 Brüssel',
    ],
  },
  {
    home: aHome(luxembourg),
    lines: [
      '48, rue du Moulin, L-8350 Garnich (Luxemburg)',
      '48, rue du Moulin, L-8350 Garnich (Luxembourg)',
      '48, rue du Moulin, L-8350 Garnich (Luxembourg)',
      '48, rue du Moulin, L-8350 Garnich (Luxemburg)',
    ],
  },
  {
    home: aHome(spain),
    lines: [
      'Calle Mayor 1, 03189 Orihuela (Spanje)',
      'Calle Mayor 1, 03189 Orihuela (Espagne)',
      'Calle Mayor 1, 03189 Orihuela (Spain)',
      'Calle Mayor 1, 03189 Orihuela (Spanien)',
    ],
  },
])('$home.street in $home.city is written in nl, fr, en and de', ({ home, lines }) => {
  const written = languages.map((language) => addressIn(home, language).replaceAll('\u00a0', ' '))
  expect(written).toEqual(lines)
})

test.each([
  { countryName: 'Atlantis', place: '1\u00a0Nergens (Atlantis)' },
  { countryName: null, place: '1\u00a0Nergens' },
])('a country that nobody knows is called $countryName', ({ countryName, place }) => {
  const home = aHome({ street: null, zip: '1', city: 'Nergens', country: 'ZZ', countryName })
  expect(addressIn(home, 'nl')).toBe(place)
})

test('an address of which the street is not told has its town alone', () => {
  const home = aHome({ street: null })
  expect([streetLineIn(home, 'nl'), addressIn(home, 'nl')]).toEqual(['', '9000\u00a0Gent'])
})
