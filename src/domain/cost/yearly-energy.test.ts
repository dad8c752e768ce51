import { expect, test } from 'vitest'

import { yearlyEnergy } from './yearly-energy'

test.each([
  {
    kwhPerYear: 21_870,
    kwhPerSquareMetre: 200,
    livingSquareMetres: 150,
    energy: { kwh: 21_870, isAbout: false },
  },
  {
    kwhPerYear: null,
    kwhPerSquareMetre: 200,
    livingSquareMetres: 150,
    energy: { kwh: 30_000, isAbout: true },
  },
  { kwhPerYear: null, kwhPerSquareMetre: 200, livingSquareMetres: null, energy: null },
  { kwhPerYear: null, kwhPerSquareMetre: -12, livingSquareMetres: 150, energy: null },
  { kwhPerYear: 0, kwhPerSquareMetre: null, livingSquareMetres: 150, energy: null },
])(
  '$kwhPerYear in the certificate, $kwhPerSquareMetre × $livingSquareMetres: $energy',
  ({ energy, ...figures }) => {
    expect(yearlyEnergy(figures)).toEqual(energy)
  },
)
