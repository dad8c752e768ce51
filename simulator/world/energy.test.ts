import { expect, test } from 'vitest'

import { energyLabel } from './energy'

test.each([
  { region: 'flanders', value: 99, label: 'A' },
  { region: 'flanders', value: 100, label: 'B' },
  { region: 'flanders', value: 612, label: 'F' },
  { region: 'brussels', value: 40, label: 'A-' },
  { region: 'brussels', value: 330, label: 'F-' },
  { region: 'brussels', value: 346, label: 'G' },
  { region: 'wallonia', value: 44, label: 'A+' },
  { region: 'wallonia', value: 520, label: 'G' },
  { region: 'luxembourg', value: 140, label: 'D' },
  { region: 'luxembourg', value: 700, label: 'I' },
  { region: 'france', value: 140, label: '' },
] as const)('$value kWh in $region is label "$label"', ({ region, value, label }) => {
  expect(energyLabel(region, value)).toBe(label)
})
