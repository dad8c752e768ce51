import { expect, test } from 'vitest'

import { editDistance, slipsAllowed } from './near-spelling'

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
  expect([3, 4, 6, 7].map(slipsAllowed)).toEqual([0, 1, 1, 2])
})
