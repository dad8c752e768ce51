import type { Agency } from '@/domain/site/site'
import type { ListingPageData } from '@/features/listings/page/find-listing'
import { addressIn } from '@/i18n/places/address-in'
import type { Locale } from '@/i18n/locales'

export interface VisitPlace {
  text: string
  /** The published address; otherwise the town alone. */
  isExact: boolean
}

/** Where one is expected: at the home, or at the agency when the home has left the site. */
export function visitPlace(
  listing: ListingPageData | null,
  { agency, locale }: { agency: Pick<Agency, 'name' | 'street' | 'place'>; locale: Locale },
): VisitPlace {
  if (!listing) return { text: [agency.street, agency.place].filter(Boolean).join(', '), isExact: true }
  return { text: addressIn(listing, locale) || agency.name, isExact: Boolean(listing.street) }
}
