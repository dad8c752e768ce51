import { expect, test } from 'vitest'

import { aPage } from '@/testing/homes/ads'
import { factsOf } from './listing-words'

const spokenOf = (home: Parameters<typeof aPage>[0]) =>
  factsOf(aPage({ bedrooms: null, plotSquareMetres: null, ...home }), 'fr').map(({ spoken }) => spoken)

test('only what people live in has a living area', () => {
  expect(spokenOf({ kind: 'apartment', livingSquareMetres: 84 })).toEqual([
    expect.stringContaining('habitables'),
  ])
  for (const kind of ['garage', 'office', 'retail'] as const)
    expect(spokenOf({ kind, livingSquareMetres: 12 })).toEqual([expect.stringMatching(/^12\sm²$/)])
})
