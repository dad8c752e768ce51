import { expect, test } from 'vitest'

import { stepAbove, stepBelow } from './price-step'

test.each([
  ['sale', undefined, 0],
  ['sale', 299_999, 300_000],
  ['sale', 300_000, 300_000],
  ['sale', 300_001, 350_000],
  ['sale', 5_000_000, 0],
  ['rent', 840, 900],
] as const)('%s up to %s euro is counted as up to %s', (deal, euro, step) => {
  expect(stepAbove(deal, euro)).toBe(step)
})

test.each([
  ['sale', undefined, 0],
  ['sale', 99_999, 0],
  ['sale', 349_999, 300_000],
  ['sale', 9_000_000, 2_000_000],
  ['rent', 840, 800],
] as const)('%s from %s euro is counted as from %s', (deal, euro, step) => {
  expect(stepBelow(deal, euro)).toBe(step)
})
