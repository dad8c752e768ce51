import type { Listing } from '@/domain/listing/listing'

import { type ListingRow, toRow } from './listing-row'

/** A listing whose platform may not say how old it is. */
export type UndatedListing = Omit<Listing, 'createdAt' | 'changedAt'> & {
  createdAt: Date | null
  changedAt: Date | null
}

interface StoredDates {
  fingerprint: string
  createdAt: string
  changedAt: string
}

/** Without dates of the platform's own, a home is as old as our first sight of it, and changed when it last differed. */
export function datedRow(listing: UndatedListing, stored: StoredDates | undefined, now: Date): ListingRow {
  const createdAt = listing.createdAt ?? (stored ? new Date(stored.createdAt) : now)
  if (listing.changedAt) return toRow({ ...listing, createdAt, changedAt: listing.changedAt })
  if (stored) {
    const same = toRow({ ...listing, createdAt, changedAt: new Date(stored.changedAt) })
    if (same.listing.fingerprint === stored.fingerprint) return same
  }
  return toRow({ ...listing, createdAt, changedAt: now })
}
