import type { Deal } from '@/domain/listing/listing'

/** As the column `price_band` computes them: euro a step, and the number of the last band, which has no end. */
const bandWidthEuro = { sale: 25_000, rent: 50 } as const satisfies Record<Deal, number>
const openBand = 200

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
