import { expect, test } from 'vitest'

import { letterStretches, lettersEverywhere, plainLetter } from './energy-everywhere'

test.each([
  { kwh: -3, letters: 'A+ A+ A++' },
  { kwh: 0, letters: 'A+ A+ A++' },
  { kwh: 44, letters: 'A A- A+' },
  { kwh: 99, letters: 'A C+ B' },
  { kwh: 210, letters: 'C D- C' },
  { kwh: 240, letters: 'C E C' },
  { kwh: 320, letters: 'D F D' },
  { kwh: 345, letters: 'D F- E' },
  { kwh: 420, letters: 'E G E' },
  { kwh: 505, letters: 'F G F' },
  { kwh: 900, letters: 'F G G' },
])('a home of $kwh kWh is $letters in Flanders, Brussels and Wallonia', ({ kwh, letters }) => {
  expect(lettersEverywhere(kwh).map(({ text }) => text)).toEqual(letters.split(' '))
})

test('what is no number has no letter anywhere', () => {
  expect(lettersEverywhere(Number.NaN)).toEqual([])
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
