import { expect, test } from 'vitest'

import { regionCounts } from './region-counts'

test('a province holds the homes of its municipalities', () => {
  const counts = regionCounts(
    new Map([
      ['44021', 38],
      ['44083', 4],
      ['11002', 7],
    ]),
  )
  expect(counts).toEqual({ '44021': 38, '44083': 4, 'BE-VOV': 42, '11002': 7, 'BE-VAN': 7 })
})
