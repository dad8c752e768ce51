import type { Listing } from '@/domain/listing/listing'
import type { PlatformListing } from '@/platforms/platform-offer'

import { ownListing } from '../../features/listings/identity/own-listings'

/** A home under the number that its platform gives it, of a platform that dates its homes. */
export function ownHome(given: PlatformListing): Listing {
  const { createdAt, changedAt, ...listing } = ownListing(given, (_, externalId) => Number(externalId))
  if (!createdAt || !changedAt) throw new Error(`${given.externalId} has no dates`)
  return { ...listing, createdAt, changedAt }
}
