import type { AdvertisedHome } from '@/domain/legal/advertised-home'
import { listingPrice } from '@/domain/listing/price/price'

import type { ListingPageData } from '../page/find-listing'
import type { ListingSettings } from '../listing-settings'

/** The rent only where the page itself shows an amount: a hidden price stays hidden here too. */
export function toAdvertisedHome(listing: ListingPageData, settings: ListingSettings): AdvertisedHome {
  const price = listingPrice(listing, settings)
  return {
    kind: listing.kind,
    status: listing.status,
    country: listing.country,
    zip: listing.zip,
    region: listing.region,
    projectId: listing.projectId,
    constructionYear: listing.constructionYear,
    rent: price.kind === 'rent' || price.kind === 'from' ? price : null,
    energy: { kwhPerSquareMetre: listing.energyKwh, labelText: listing.energyLabel },
    facts: listing.facts,
    labels: listing.labels,
  }
}
