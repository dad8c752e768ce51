import { expect, test } from 'vitest'

import { bandedRegions, letterStretches, plainLetter, stretchAt } from './energy-everywhere'

test.each([
  { kwh: -3, places: [0, 0, 0] },
  { kwh: 44, places: [0, 0, 0] },
  { kwh: 99, places: [0, 2, 2] },
  { kwh: 240, places: [2, 4, 3] },
  { kwh: 345, places: [3, 5, 5] },
  { kwh: 900, places: [5, 6, 7] },
])('a home of $kwh kWh lies on stretches $places of Flanders, Brussels and Wallonia', ({ kwh, places }) => {
  expect(bandedRegions.map((region) => stretchAt(letterStretches(region), kwh))).toEqual(places)
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
