import { isClosed } from './closed-listing'
import {
  listingPrice,
  type ListingPrice,
  type LowestPrice,
  type PricedListing,
  shownCents,
} from './price/price'
import type { RentPeriod } from './price/rent-period'
import { highestVatRate } from './price/vat'

/** The price of the one home that can be had, or the lowest and the highest of several. */
export type OfferedRange = Extract<ListingPrice, { kind: 'sale' | 'rent' }> | LowestPrice

export interface ProjectOffer {
  units: number
  /** Those that can be had today: an option is somebody else's. */
  free: number
  /** Every unit sold or let; a project without units is not sold out. */
  isSoldOut: boolean
  /** Of the published prices of free units for sale: "from" is only true while that unit can be had. */
  sale: OfferedRange | null
  /** Of those to let. */
  rent: OfferedRange | null
}

export function isFree({ status }: Pick<PricedListing, 'status'>): boolean {
  return status === 'available'
}

export function projectOffer(units: readonly PricedListing[]): ProjectOffer {
  const free = units.filter(isFree)
  // A price behind a marquee does not come this far: it is not sent with the home.
  const of = (deal: PricedListing['deal']) =>
    free.filter((unit) => unit.deal === deal).map((unit) => listingPrice(unit, { ignoredMarquees: [] }))
  return {
    units: units.length,
    free: free.length,
    isSoldOut: units.length > 0 && units.every(({ status }) => isClosed(status)),
    sale: rangeOf(of('sale').filter(isWhole), null),
    rent: rentOf(of('rent')),
  }
}

/** A price by the square metre is not that of a home. */
function isWhole(price: ListingPrice): boolean {
  return !('unitText' in price && price.unitText?.startsWith('/'))
}

/** Rents of one period only can be compared: those by the month before others. */
function rentOf(prices: readonly ListingPrice[]): OfferedRange | null {
  const periods = prices.map(periodOf)
  const per = periods.includes('month') ? 'month' : periods.find((period) => period !== null)
  return per
    ? rangeOf(
        prices.filter((price) => periodOf(price) === per),
        per,
      )
    : null
}

function periodOf(price: ListingPrice): RentPeriod | null {
  return price.kind === 'rent' || price.kind === 'from' ? price.per : null
}

function rangeOf(prices: readonly ListingPrice[], per: RentPeriod | null): OfferedRange | null {
  const amounts = prices.map(shownCents).filter((amount) => amount !== null)
  if (amounts.length === 0) return null
  const [cents, toCents] = [Math.min(...amounts), Math.max(...amounts)]
  if (cents < toCents) return { kind: 'from', cents, toCents, per }
  return per ? { kind: 'rent', cents, per, unitText: null } : { kind: 'sale', cents, unitText: null }
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

function rateOf({ priceCents, vatValue }: TaxedUnit): number | null {
  if (vatValue === null || vatValue <= 0) return null
  if (vatValue <= highestVatRate) return vatValue
  const percent = priceCents ? (vatValue * 10_000) / priceCents : Infinity
  const rate = Math.round(percent)
  // Whole euro hide the rest of a whole rate; anything further off is no tax on this price.
  return rate <= highestVatRate && Math.abs(percent - rate) < 0.05 ? rate : null
}
