import { askedCents } from '../../euro'
import type { Annuity } from './annuity'
import { isClosed } from '../closed-listing'
import type { Deal, ListingStatus, Price } from '../listing'
import { type RentPeriod, type RentUnit, rentUnit } from './rent-period'

/** How our tables note a price that is the lowest of several. */
const startingFromUnit = 7

/** What stands in the price's place, before it is put into words. */
export type ListingPrice =
  /** `unitText` is what the platform adds, such as "/m²". */
  | { kind: 'sale'; cents: number; unitText: string | null }
  | Rent
  | LowestPrice
  | ({ kind: 'annuity' } & Annuity)
  | { kind: 'on-demand' }
  /** A marquee, such as sold, whose name stands where the price was. */
  | { kind: 'marquee'; name: string }
  | { kind: 'closed'; status: 'sold' | 'rented' }
  /** Nothing at all. */
  | { kind: 'hidden' }

export type Rent = { kind: 'rent'; cents: number } & RentUnit

/** The lowest of several, and the highest where that is known. */
export interface LowestPrice {
  kind: 'from'
  cents: number
  toCents: number | null
  /** Of rents. */
  per: RentPeriod | null
}

/** What the tables hold of a price, as a card, a page and a project's list read it. */
export interface PricedListing {
  deal: Deal
  status: ListingStatus
  priceCents: number | null
  isPricePublished: boolean
  priceUnit: number | null
  priceUnitText: string | null
  annuity: Annuity | null
  marqueeId: number | null
  marqueeName: string | null
}

export interface PriceSettings {
  /** Marquees whose name stands where the price was. */
  ignoredMarquees: readonly number[]
}

/** Sold, rented, or hidden behind its marquee: then nothing from which the price follows is shown either. */
export function isPriceShown(
  { isPricePublished, ...home }: Pick<PricedListing, 'isPricePublished' | 'status' | 'marqueeId'>,
  settings: PriceSettings,
): boolean {
  return isPricePublished && !isClosed(home.status) && !isBehindMarquee(home, settings)
}

export function priceUnitOf({ isFrom }: Pick<Price, 'isFrom'>): number | null {
  return isFrom ? startingFromUnit : null
}

function isBehindMarquee(
  { marqueeId }: Pick<PricedListing, 'marqueeId'>,
  { ignoredMarquees }: PriceSettings,
): boolean {
  return marqueeId !== null && ignoredMarquees.includes(marqueeId)
}

/** The one place that decides what is said of a price. */
export function listingPrice(listing: PricedListing, settings: PriceSettings): ListingPrice {
  const { deal, status, isPricePublished, annuity, marqueeName } = listing
  if (isClosed(status)) return { kind: 'closed', status }
  const isIgnored = isBehindMarquee(listing, settings)
  if (!isPricePublished) return isIgnored ? { kind: 'hidden' } : withoutAmount(deal)
  if (isIgnored) return marqueeName ? { kind: 'marquee', name: marqueeName } : { kind: 'hidden' }
  if (annuity) return { kind: 'annuity', ...annuity }
  const cents = askedCents(listing.priceCents)
  if (cents === null) return withoutAmount(deal)
  const isRent = deal === 'rent'
  if (listing.priceUnit === startingFromUnit)
    return { kind: 'from', cents, toCents: null, per: isRent ? 'month' : null }
  const unitText = plainUnit(listing.priceUnitText)
  return isRent ? { kind: 'rent', cents, ...rentUnit(unitText) } : { kind: 'sale', cents, unitText }
}

/**
 * A sale says the same whether its price is hidden or was never filled in. A rent must be stated by law, and never be
 * "on demand": without one nothing is shown, and the publication check reports it.
 */
function withoutAmount(deal: Deal): ListingPrice {
  return { kind: deal === 'sale' ? 'on-demand' : 'hidden' }
}

/** The asked amount; `null` where none is shown and for an annuity, whose bouquet is no price. */
export function shownCents(price: ListingPrice): number | null {
  return price.kind === 'sale' || price.kind === 'rent' || price.kind === 'from' ? price.cents : null
}

/** What is due each month, to calculate a deposit with; `null` where no such amount is shown. */
export function monthlyRentCents(price: ListingPrice): number | null {
  return price.kind === 'rent' && price.per === 'month' ? price.cents : null
}

/** Without its euro sign: "/maand", "per maand", "/m²"; `null` when nothing is left. */
function plainUnit(unitText: string | null): string | null {
  const unit = (unitText ?? '').replaceAll('€', '').replaceAll(/\s+/g, ' ').trim()
  if (unit === '') return null
  return unit.startsWith('/') ? `/${unit.slice(1).trim()}` : unit
}
