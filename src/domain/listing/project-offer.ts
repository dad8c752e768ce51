import { isClosed } from './closed-listing'
import type { ListingStatus } from './listing'

export interface OfferedUnit {
  status: ListingStatus
  priceCents: number | null
  isPricePublished: boolean
}

export interface ProjectOffer {
  units: number
  /** Those that can be had today: an option is somebody else's. */
  free: number
  /** Every unit sold or let; a project without units is not sold out. */
  isSoldOut: boolean
  /** The lowest and highest published price of a free unit: "from" is only true while that unit can be had. */
  fromCents: number | null
  toCents: number | null
}

export function isFree({ status }: Pick<OfferedUnit, 'status'>): boolean {
  return status === 'available'
}

export function projectOffer(units: readonly OfferedUnit[]): ProjectOffer {
  const free = units.filter(isFree)
  const prices = free.flatMap(({ priceCents, isPricePublished }) =>
    isPricePublished && priceCents !== null && priceCents > 0 ? [priceCents] : [],
  )
  return {
    units: units.length,
    free: free.length,
    isSoldOut: units.length > 0 && units.every(({ status }) => isClosed(status)),
    fromCents: prices.length > 0 ? Math.min(...prices) : null,
    toCents: prices.length > 0 ? Math.max(...prices) : null,
  }
}

export interface TaxedUnit {
  priceCents: number | null
  /** The tax on the price in euro; some agencies fill in the rate instead. */
  vatValue: number | null
}

/** The one rate in percent that all of them are sold under; `null` when they differ, or when it is not known of each. */
export function vatRateOf(units: readonly TaxedUnit[]): number | null {
  const [rate = null, ...others] = new Set(units.map(rateOf))
  return others.length === 0 ? rate : null
}

const highestRate = 25

function rateOf({ priceCents, vatValue }: TaxedUnit): number | null {
  if (vatValue === null || vatValue <= 0) return null
  if (vatValue <= highestRate) return vatValue
  const percent = priceCents ? (vatValue * 10_000) / priceCents : Infinity
  const rate = Math.round(percent)
  // Whole euro hide the rest of a whole rate; anything further off is no tax on this price.
  return rate <= highestRate && Math.abs(percent - rate) < 0.05 ? rate : null
}
