import { expect, test } from 'vitest'

import { editDistance, slipsAllowed, soundOf, trigramSimilarity } from './near-spelling'

test.each([
  ['gent', 'gent', 0],
  ['gnet', 'gent', 1],
  ['gen', 'gent', 1],
  ['antwerppen', 'antwerpen', 1],
  ['bruxeles', 'bruxelles', 1],
  ['leuvn', 'luven', 2],
  ['gent', 'aalst', Infinity],
])('%s is %s but for slips: %d', (typed, name, slips) => {
  expect(editDistance(typed, name, 2)).toBe(slips)
})

test('the longer the name, the more slips', () => {
  expect([3, 4, 6, 7].map(slipsAllowed)).toEqual([1, 1, 1, 2])
})

test('texts are as alike as the threes of letters that they share', () => {
  expect(trigramSimilarity('gent', 'gent')).toBe(1)
  expect(trigramSimilarity('gent', 'aalst')).toBe(0)
  // As select similarity('antwrpen', 'antwerpen').
  expect(trigramSimilarity('antwrpen', 'antwerpen')).toBeCloseTo(0.583, 3)
})

test.each([
  ['schaarbeek', 'schaerbeek'],
  ['knokke-heyst', 'knokke-heist'],
  ['etterbeeck', 'etterbeek'],
  ['brusel', 'brussel'],
])('%s sounds as %s', (a, b) => {
  expect(soundOf(a)).toBe(soundOf(b))
})
