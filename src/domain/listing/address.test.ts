import { expect, test } from 'vitest'

import { addressLines, addressText, type KnownAddress } from './address'

function anAddress(changes: Partial<KnownAddress> = {}): KnownAddress {
  const address = { street: 'Kerkstraat', number: '12', box: null, zip: '9000', city: 'GENT' }
  return { ...address, country: 'BE', ...changes }
}

const belgium = { countryName: 'België' }

/** A postal code and its town are never torn apart. */
const tied = (text: string) => text.replaceAll('_', '\u00a0')

// Coverage: 9.28.
test.each([
  { changes: {}, text: 'Kerkstraat 12, 9000_Gent' },
  { changes: { box: '3' }, text: 'Kerkstraat 12 3, 9000_Gent' },
  { changes: { number: null }, text: 'Kerkstraat, 9000_Gent' },
  { changes: { street: null }, text: '9000_Gent' },
  { changes: { street: ' ', box: '3' }, text: '9000_Gent' },
  { changes: { zip: 'B-9000' }, text: 'Kerkstraat 12, 9000_Gent' },
  { changes: { zip: '1880', city: 'KAPELLE-OP-DEN-BOS' }, text: 'Kerkstraat 12, 1880_Kapelle-op-den-Bos' },
] satisfies { changes: Partial<KnownAddress>; text: string }[])(
  '$changes reads $text',
  ({ changes, text }) => {
    expect(addressText(anAddress(changes), belgium)).toBe(tied(text))
  },
)

test('a box number follows its word when one is given', () => {
  expect(addressText(anAddress({ box: '3' }), { ...belgium, boxText: 'bus' })).toBe(
    tied('Kerkstraat 12 bus 3, 9000_Gent'),
  )
})

test.each([
  { country: 'LU', zip: '8350', city: 'GARNICH', text: '48, rue du Moulin bte 2, L-8350_Garnich (X)' },
  { country: 'LU', zip: 'L-8350', city: 'Garnich', text: '48, rue du Moulin bte 2, L-8350_Garnich (X)' },
  { country: 'FR', zip: '57100', city: 'THIONVILLE', text: '48, rue du Moulin bte 2, 57100_Thionville (X)' },
  { country: 'ES', zip: '03189', city: 'ORIHUELA', text: 'Rue du Moulin 48 bte 2, 03189_Orihuela (X)' },
])('an address in $country is written as it is there', ({ text, ...place }) => {
  const address = anAddress({ street: 'Rue du Moulin', number: '48', box: '2', ...place })
  expect(addressText(address, { countryName: 'X', boxText: 'bte' })).toBe(tied(text))
})

test('a street in Luxembourg without a number is only the street', () => {
  const address = anAddress({
    street: 'Op der Hiel',
    number: '',
    country: 'LU',
    zip: '8350',
    city: 'GARNICH',
  })
  expect(addressLines(address, { countryName: 'Luxemburg' })[0]).toBe('Op der Hiel')
})

test.each([
  { countryName: 'Luxemburg', place: 'L-1234_Luxembourg (Luxemburg)' },
  { countryName: null, place: 'L-1234_Luxembourg (LU)' },
  { countryName: 'Luxembourg', place: 'L-1234_Luxembourg' },
])(
  'abroad the country $countryName stands in brackets, unless its town has its name',
  ({ countryName, place }) => {
    const address = anAddress({ zip: '1234', city: 'LUXEMBOURG', country: 'LU' })
    expect(addressLines(address, { countryName })).toEqual(['12, Kerkstraat', tied(place)])
  },
)

test.each([
  { street: null, city: '', lines: [] },
  { street: null, city: 'GENT', lines: ['9000_Gent'] },
  { street: 'Kerkstraat', city: 'GENT', lines: ['Kerkstraat 12', '9000_Gent'] },
])('$street in "$city" shows $lines', ({ street, city, lines }) => {
  expect(addressLines(anAddress({ street, city }), belgium)).toEqual(lines.map(tied))
})
