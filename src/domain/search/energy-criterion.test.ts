import { expect, test } from 'vitest'

import { energyKeys, energyLetters, normalisedEnergyLabels } from './energy-criterion'

test('a letter means all of it, a sign just that one', () => {
  expect(energyKeys(['A']).sort()).toEqual(['a', 'a_plus', 'a_plusplus', 'a_sub'])
  expect(energyKeys(['A+', 'H'])).toEqual(['a_plus', 'h'])
})

test('a sign adds nothing where its letter is chosen', () => {
  expect(normalisedEnergyLabels(['b-', 'A++', 'a', ' c+ ', 'B+', 'Z'])).toEqual(['A', 'B+', 'B-', 'C+'])
})

test('every letter of every region can be chosen', () => {
  expect(energyLetters.join('')).toBe('ABCDEFGHI')
})
