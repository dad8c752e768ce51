import type { Locale } from '@/i18n/locales'

import type { ListingSettings } from '../listing-settings'
import { priceTextOf } from '../listing-words'
import type { ListingPageData } from '../page/find-listing'
import { listingTitle } from './listing-title'
import type { SharePicture } from './render-share-picture'

export interface SharePictureNeeds {
  locale: Locale
  settings: ListingSettings
  agency: { name: string }
}

/** What stands on the strip of paper under the photograph. */
export function sharePictureWords(
  listing: ListingPageData,
  { locale, settings, agency }: SharePictureNeeds,
): Omit<SharePicture, 'photo'> {
  return {
    price: priceTextOf(listing, { locale, settings }),
    title: listingTitle(listing, locale),
    agency: agency.name,
  }
}
