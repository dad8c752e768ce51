import type { PriceBandCount } from '../search/search-facets'

export interface PriceChoice {
  euro: number
  /** Homes up to this price. */
  homes: number
}

const mostChoices = 12

/** Highest prices to choose from, where the homes are; each finds more than the one before it. */
export function priceChoices(bands: readonly PriceBandCount[]): PriceChoice[] {
  let homes = 0
  const all = bands.flatMap(({ belowEuro, homes: own }) => {
    homes += own
    return belowEuro === null || own === 0 ? [] : [{ euro: belowEuro, homes }]
  })
  const step = Math.ceil(all.length / mostChoices)
  return all.filter((_, index) => (all.length - 1 - index) % step === 0)
}
