import { askedCents } from '../../euro'
import type { Listing } from '../listing'

/** A home sold for a sum at once, the bouquet, and a rent for as long as the seller lives. */
export interface Annuity {
  bouquetCents: number | null
  /** Per month. */
  rentCents: number | null
  /** Occupied: the seller goes on living there. */
  occupancy: 'occupied' | 'free' | null
}

const occupancies: Readonly<Record<string, Annuity['occupancy']>> = { 1: 'occupied', 2: 'free' }

/** `null` for an ordinary sale, for a rent, and where neither of the two amounts may be shown. */
export function annuityOf({ deal, price, facts }: Pick<Listing, 'deal' | 'price' | 'facts'>): Annuity | null {
  if (deal !== 'sale' || facts.hasViager !== true || !price.isPublished) return null
  const { viagerPension, viagerType } = facts
  const bouquetCents = askedCents(price.cents)
  const rentCents = askedCents(typeof viagerPension === 'number' ? viagerPension * 100 : null)
  if (bouquetCents === null && rentCents === null) return null
  return { bouquetCents, rentCents, occupancy: occupancies[String(viagerType)] ?? null }
}

/** What is asked for a home, whoever may know it. */
export interface AgencyPrice {
  /** Of an annuity, the bouquet. */
  cents: number | null
  rentCents: number | null
}

/** For the agency alone: of a price that is not published, and of an annuity. `null` where `comparedCents` says it. */
export function agencyPrice({ deal, price, facts }: Pick<Listing, 'deal' | 'price' | 'facts'>) {
  const isAnnuity = deal === 'sale' && facts.hasViager === true
  if (price.isPublished && !isAnnuity) return null
  const { viagerPension } = facts
  return {
    cents: askedCents(price.cents),
    rentCents: askedCents(isAnnuity && typeof viagerPension === 'number' ? viagerPension * 100 : null),
  } satisfies AgencyPrice
}

/**
 * What search, sorting, price bands and budgets compare. A bouquet is a part of the price, and would make every
 * annuity look like a bargain; so an annuity is compared by no price at all, like a home on demand.
 */
export function comparedCents(listing: Pick<Listing, 'deal' | 'price' | 'facts'>): number | null {
  const isAnnuity = listing.deal === 'sale' && listing.facts.hasViager === true
  return listing.price.isPublished && !isAnnuity ? listing.price.cents : null
}
