import type { Deal } from '@/domain/listing/listing'

/** As the column `price_band` computes them: euro a step, and the number of the last band, which has no end. */
const bandWidthEuro = { sale: 25_000, rent: 50 } as const satisfies Record<Deal, number>
const openBand = 200

export interface PriceRange {
  fromEuro: number
  /** `null` for the last, which has no end. */
  belowEuro: number | null
}

export function bandRange(deal: Deal, band: number): PriceRange {
  const width = bandWidthEuro[deal]
  return { fromEuro: band * width, belowEuro: band >= openBand ? null : (band + 1) * width }
}

export interface BandSplit {
  /** Bands that lie wholly within the range: from the first, up to but not including the last. */
  wholeFrom: number
  wholeUpTo: number
  /** Bands that a bound cuts through: their homes must be looked at one by one. */
  cut: number[]
}

export function splitByBands(deal: Deal, range: { minEuro?: number; maxEuro?: number }): BandSplit {
  const width = bandWidthEuro[deal]
  const { minEuro = 0, maxEuro } = range
  const wholeFrom = Math.min(Math.ceil(minEuro / width), openBand + 1)
  const wholeUpTo = maxEuro === undefined ? openBand + 1 : Math.min(Math.floor(maxEuro / width), openBand)
  const lowCut = Math.min(Math.floor(minEuro / width), openBand)
  const cut = [lowCut, ...(maxEuro === undefined ? [] : [wholeUpTo])]
  return {
    wholeFrom,
    wholeUpTo,
    cut: [...new Set(cut)].filter((band) => band < wholeFrom || band >= wholeUpTo),
  }
}

const widenedByPercent = [5, 10, 20, 40]

/** Prices a little beyond one that was asked, in the round figures people think in; the nearest first. */
export function widerPrices(deal: Deal, euro: number, way: 'up' | 'down'): number[] {
  const step = deal === 'sale' ? 5000 : 25
  const wider = widenedByPercent.map((percent) =>
    way === 'up'
      ? Math.ceil((euro * (100 + percent)) / 100 / step) * step
      : Math.floor((euro * (100 - percent)) / 100 / step) * step,
  )
  return [...new Set(wider)]
}
