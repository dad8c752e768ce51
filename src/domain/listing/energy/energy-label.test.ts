import fc from 'fast-check'
import { expect, test } from 'vitest'

import { energyBands, isInBand } from './energy-bands'
import { energyImagePath, energyLabel, energyScale, readEnergyImage } from './energy-label'

const zips = { flanders: '9000', brussels: '1000', wallonia: '5000' } as const

// Coverage: 9.41, 9.42, 9.43, 9.44, 9.45.
test.each([
  ['flanders', -5, 'a_plus', 'A+'],
  ['flanders', 0, 'a_plus', 'A+'],
  ['flanders', 0.1, 'a', 'A'],
  ['flanders', 99.99, 'a', 'A'],
  ['flanders', 100, 'b', 'B'],
  ['flanders', 499, 'e', 'E'],
  ['flanders', 500, 'f', 'F'],
  ['flanders', 900, 'f', 'F'],
  ['brussels', 0, 'a_plus', 'A+'],
  ['brussels', 0.5, 'a', 'A'],
  ['brussels', 23.5, 'a', 'A'],
  ['brussels', 24, 'a_sub', 'A-'],
  ['brussels', 62.9, 'b_plus', 'B+'],
  ['brussels', 230, 'e_plus', 'E+'],
  ['brussels', 322, 'f', 'F'],
  ['brussels', 323, 'f_sub', 'F-'],
  ['brussels', 345.9, 'f_sub', 'F-'],
  ['brussels', 346, 'g', 'G'],
  ['wallonia', 0, 'a_plusplus', 'A++'],
  ['wallonia', 44, 'a_plus', 'A+'],
  ['wallonia', 45, 'a', 'A'],
  ['wallonia', 509.9, 'f', 'F'],
  ['wallonia', 510, 'g', 'G'],
] as const)('in %s a home of %s kWh has label %s, written %s', (region, kwhPerSquareMetre, key, text) => {
  const home = { country: 'BE', zip: zips[region], kwhPerSquareMetre, labelText: null } as const
  expect(energyLabel(home)).toEqual({ region, key, text })
})

// Coverage: 9.48.
test.each([
  { country: 'BE', zip: '9000', labelText: 'A+', key: 'a_plus' },
  { country: 'BE', zip: '9000', labelText: 'a +', key: 'a_plus' },
  { country: 'BE', zip: '9000', labelText: 'label C', key: 'c' },
  { country: 'BE', zip: '1000', labelText: 'PEB: B-', key: 'b_sub' },
  { country: 'BE', zip: '1000', labelText: 'b –', key: 'b_sub' },
  { country: 'BE', zip: '5000', labelText: 'A++', key: 'a_plusplus' },
  { country: 'LU', zip: '1234', labelText: 'I', key: 'i' },
] as const)('the supplied text $labelText in $country $zip wins as $key', ({ key, ...home }) => {
  expect(energyLabel({ ...home, kwhPerSquareMetre: 250 })).toMatchObject({ key })
})

test.each(['-', '', 'n/a', 'in aanvraag', 'Z', 'G', 'B-', 'A++', null])(
  'the Flemish text "%s" is no label of that region, so the label is computed',
  (labelText) => {
    expect(energyLabel({ country: 'BE', zip: '9000', kwhPerSquareMetre: 250, labelText })).toMatchObject({
      key: 'c',
    })
  },
)

// Coverage: 9.49.
test.each([
  { country: 'LU', zip: '1234', kwhPerSquareMetre: 250, labelText: null },
  { country: 'FR', zip: '59000', kwhPerSquareMetre: 250, labelText: 'C' },
  { country: 'BE', zip: 'Gent', kwhPerSquareMetre: 250, labelText: 'C' },
  { country: 'BE', zip: '9000', kwhPerSquareMetre: null, labelText: '-' },
  { country: 'BE', zip: '9000', kwhPerSquareMetre: Number.NaN, labelText: null },
] as const)('$country $zip with $kwhPerSquareMetre kWh and text $labelText has no label', (home) => {
  expect(energyLabel(home)).toBeNull()
})

// Coverage: 9.41, 9.43.
test.each(['flanders', 'brussels', 'wallonia'] as const)(
  'in %s every number lies in exactly one band',
  (region) => {
    const bands = energyBands[region]
    const ends = bands.map(({ below }) => below).filter(Number.isFinite)
    const anyNumber = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.double({ min: -10, max: 600, noNaN: true }),
      fc.integer({ min: -10, max: 600 }),
      fc.constantFrom(...ends.flatMap((end) => [end, end - 1e-9, end + 1e-9])),
    )
    fc.assert(
      fc.property(anyNumber, (value) => {
        expect(bands.filter((band) => isInBand(band, value))).toHaveLength(1)
      }),
      { numRuns: 1000 },
    )
  },
)

test.each([
  ['flanders', 7],
  ['brussels', 19],
  ['wallonia', 9],
  ['luxembourg', 10],
] as const)('the scale of %s has %s steps', (region, steps) => {
  expect(energyScale(region)).toHaveLength(steps)
})

test('a label has its picture', () => {
  expect(energyImagePath('brussels', 'a_sub')).toBe('images/epc/brussels/a_sub.png')
  expect(readEnergyImage('images/epc/brussels/a_sub.png')).toEqual({ region: 'brussels', key: 'a_sub' })
  expect(readEnergyImage('images/epc/flanders/a_sub.png')).toBeNull()
})
