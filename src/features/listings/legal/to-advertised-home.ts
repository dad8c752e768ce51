import type { AdvertisedHome } from '@/domain/legal/advertised-home'

import type { ListingPageData } from '../find-listing'
import type { ListingSettings } from '../listing-settings'
import { priceOf } from '../listing-words'
import { kindOfType } from '../property-kinds'

/** The rent only where the page itself shows an amount: a hidden price stays hidden here too. */
export function toAdvertisedHome(listing: ListingPageData, settings: ListingSettings): AdvertisedHome {
  const isAmountShown = priceOf(listing, { locale: 'nl', settings }).kind === 'price'
  return {
    kind: kindOfType(listing.typeId),
    status: listing.status,
    country: listing.country,
    zip: listing.zip,
    projectId: listing.projectId,
    isAddressShown: listing.isAddressPublished && Boolean(listing.street && listing.houseNumber),
    constructionYear: listing.constructionYear,
    rentCents: isAmountShown ? listing.priceCents : null,
    energy: { kwhPerSquareMetre: listing.energyKwh, labelText: listing.energyLabel },
    facts: listing.facts,
    labels: listing.labels,
  }
}
