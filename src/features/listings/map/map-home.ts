import { listingPrice } from '@/domain/listing/price/price'
import { type PictureHosts, pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import type { MapHome } from '@/domain/search/map-message'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { pinText } from '@/i18n/price-text'

import type { ListingSettings } from '../listing-settings'
import { cardTitle, pathOf, priceTextOf } from '../listing-words'
import type { ListingCard } from '../search/search-listings'

export interface MapHomeNeeds {
  locale: Locale
  settings: ListingSettings
  hosts: PictureHosts
}

/** A home on a map with many; `null` where the agency tells no place. */
export function mapHome(card: ListingCard, needs: MapHomeNeeds): MapHome | null {
  const { locale, settings, hosts } = needs
  const { id, longitude, latitude, isPointExact, coverUrl } = card
  if (longitude === null || latitude === null) return null
  return {
    id,
    pin: pinText(listingPrice(card, settings), locale),
    price: priceWords(card, needs),
    title: cardTitle(card, locale),
    href: pathOf(card, locale),
    thumbnail: coverUrl === null ? null : pictureUrl(coverUrl, pictureWidths.propertyThumb, hosts),
    point: [longitude, latitude],
    isPointExact,
  }
}

/** "€ 350.000", or "In optie · € 350.000" */
function priceWords(card: ListingCard, { locale, settings }: MapHomeNeeds): string {
  const status = card.status === 'under-option' ? translator(locale)('listing.status.under-option') : ''
  return [status, priceTextOf(card, { locale, settings })].filter(Boolean).join(' · ')
}
