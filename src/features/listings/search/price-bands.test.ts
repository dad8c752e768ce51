import fc from 'fast-check'
import { expect, test } from 'vitest'

import { bandRange, splitByBands, widerPrices } from './price-bands'

test.each([
  { deal: 'sale', minEuro: 100_000, maxEuro: 200_000, wholeFrom: 4, wholeUpTo: 8, cut: [8] },
  { deal: 'sale', minEuro: 110_000, maxEuro: 120_000, wholeFrom: 5, wholeUpTo: 4, cut: [4] },
  { deal: 'sale', minEuro: 110_000, maxEuro: undefined, wholeFrom: 5, wholeUpTo: 201, cut: [4] },
  { deal: 'sale', minEuro: 9_000_000, maxEuro: undefined, wholeFrom: 201, wholeUpTo: 201, cut: [200] },
  { deal: 'rent', minEuro: undefined, maxEuro: 975, wholeFrom: 0, wholeUpTo: 19, cut: [19] },
] as const)('$deal from $minEuro to $maxEuro', ({ deal, minEuro, maxEuro, ...split }) => {
  expect(splitByBands(deal, { ...(minEuro && { minEuro }), ...(maxEuro && { maxEuro }) })).toEqual(split)
})

test('every price is counted once when it is in the range, and never when it is not', () => {
  const euro = fc.option(fc.integer({ min: 0, max: 12_000_000 }), { nil: undefined })
  fc.assert(
    fc.property(euro, euro, fc.integer({ min: 0, max: 1_200_000_000 }), (minEuro, maxEuro, priceCents) => {
      const { wholeFrom, wholeUpTo, cut } = splitByBands('sale', { minEuro, maxEuro })
      const band = Math.min(Math.floor(priceCents / 2_500_000), 200)
      const isInRange = priceCents >= (minEuro ?? 0) * 100 && priceCents <= (maxEuro ?? Infinity) * 100
      const fromTally = band >= wholeFrom && band < wholeUpTo
      const byRow = cut.includes(band) && isInRange
      expect(Number(fromTally) + Number(byRow)).toBe(isInRange ? 1 : 0)
    }),
    { numRuns: 2000 },
  )
})

test('a wider price is a round one', () => {
  expect(widerPrices('sale', 350_000, 'up')).toEqual([370_000, 385_000, 420_000, 490_000])
  expect(widerPrices('rent', 900, 'down')).toEqual([850, 800, 700, 525])
})

test('the last band has no end', () => {
  expect(bandRange('sale', 3)).toEqual({ fromEuro: 75_000, belowEuro: 100_000 })
  expect(bandRange('rent', 200)).toEqual({ fromEuro: 10_000, belowEuro: null })
})
