import { expect, test } from 'vitest'

import { bandedRegions, letterStretches, plainLetter, scalePlace } from './energy-everywhere'

test.each([
  { kwh: -3, places: [1, 1, 1] },
  { kwh: 0, places: [1, 1, 1] },
  { kwh: 44, places: [2, 2, 2] },
  { kwh: 99, places: [2, 4, 4] },
  { kwh: 240, places: [4, 6, 5] },
  { kwh: 345, places: [5, 7, 7] },
  { kwh: 900, places: [7, 8, 9] },
])('a home of $kwh kWh is in class $places of Flanders, Brussels and Wallonia', ({ kwh, places }) => {
  expect(bandedRegions.map((region) => scalePlace(region, kwh).place)).toEqual(places)
})

test.each([
  { region: 'flanders', ends: 'A 100 B 200 C 300 D 400 E 500 F' },
  { region: 'brussels', ends: 'A 46 B 96 C 151 D 211 E 276 F 346 G' },
  { region: 'wallonia', ends: 'A+ 45 A 85 B 170 C 255 D 340 E 425 F 510 G' },
] as const)('the letters of $region follow each other from zero: $ends', ({ region, ends }) => {
  const stretches = letterStretches(region)
  const words = stretches.map(({ letter, below }) => (below === Infinity ? letter : `${letter} ${below}`))
  expect(words.join(' ')).toBe(ends)
  expect(stretches.map(({ from }) => from)).toEqual([0, ...stretches.slice(0, -1).map(({ below }) => below)])
})

test.each([
  ['brussels', 'b_sub', 'B'],
  ['brussels', 'a_plus', 'A+'],
  ['wallonia', 'a_plus', 'A+'],
  ['wallonia', 'a_plusplus', 'A++'],
] as const)('in %s the plain letter of %s is %s', (region, key, letter) => {
  expect(plainLetter(region, key)).toBe(letter)
})
