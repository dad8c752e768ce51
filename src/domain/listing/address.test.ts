import { expect, test } from 'vitest'

import { addressLines, addressText } from './address'
import type { Address } from './listing'

function anAddress(changes: Partial<Address> = {}): Address {
  const address = { street: 'Kerkstraat', number: '12', box: null, zip: '9000', city: 'GENT' }
  return { ...address, country: 'BE', isPublished: true, ...changes }
}

const belgium = { countryName: 'België' }

test.each([
  { changes: {}, text: 'Kerkstraat 12, 9000 Gent' },
  { changes: { box: '3' }, text: 'Kerkstraat 12 3, 9000 Gent' },
  { changes: { number: null }, text: 'Kerkstraat, 9000 Gent' },
  { changes: { street: null }, text: '9000 Gent' },
  { changes: { street: ' ', box: '3' }, text: '9000 Gent' },
  { changes: { isPublished: false, box: '3' }, text: '9000 Gent' },
  { changes: { zip: '1880', city: 'KAPELLE-OP-DEN-BOS' }, text: 'Kerkstraat 12, 1880 Kapelle-op-den-Bos' },
] satisfies { changes: Partial<Address>; text: string }[])('$changes reads $text', ({ changes, text }) => {
  expect(addressText(anAddress(changes), belgium)).toBe(text)
})

test('a box number follows its word when one is given', () => {
  expect(addressText(anAddress({ box: '3' }), { ...belgium, boxText: 'bus' })).toBe(
    'Kerkstraat 12 bus 3, 9000 Gent',
  )
})

test.each([
  { countryName: 'Luxemburg', place: '1234 Luxembourg (Luxemburg)' },
  { countryName: null, place: '1234 Luxembourg (LU)' },
])('abroad the country $countryName stands in brackets', ({ countryName, place }) => {
  const address = anAddress({ zip: '1234', city: 'LUXEMBOURG', country: 'LU' })
  expect(addressLines(address, { countryName })).toEqual(['Kerkstraat 12', place])
})

test.each([
  { isPublished: false, hideCity: true, lines: [] },
  { isPublished: false, hideCity: false, lines: ['9000 Gent'] },
  { isPublished: true, hideCity: true, lines: ['Kerkstraat 12', '9000 Gent'] },
])('published $isPublished with hide-city $hideCity shows $lines', ({ isPublished, hideCity, lines }) => {
  expect(addressLines(anAddress({ isPublished }), { ...belgium, hideCity })).toEqual(lines)
})
