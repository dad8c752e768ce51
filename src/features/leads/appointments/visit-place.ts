import { addressText } from '@/domain/listing/address'
import type { Agency } from '@/domain/site/site'
import type { ListingPageData } from '@/features/listings/find-listing'

export interface VisitPlace {
  text: string
  /** The published address; otherwise the town alone. */
  isExact: boolean
}

/** Where one is expected: at the home, or at the agency when the home has left the site. */
export function visitPlace(
  listing: ListingPageData | null,
  { agency, hideCity }: { agency: Pick<Agency, 'name' | 'street' | 'place'>; hideCity: boolean },
): VisitPlace {
  if (!listing) return { text: [agency.street, agency.place].filter(Boolean).join(', '), isExact: true }
  const { street, houseNumber, box, zip, city, country, isAddressPublished, countryName } = listing
  const address = { street, number: houseNumber, box, zip, city, country, isPublished: isAddressPublished }
  const text = addressText(address, { countryName, hideCity })
  return { text: text || agency.name, isExact: isAddressPublished && Boolean(street) }
}
