import { shownPoint } from '@/domain/listing/disclosure'
import { listingPrice } from '@/domain/listing/price/price'
import { type Embed, streetViewEmbed } from '@/domain/media/embed'
import type { MapHome } from '@/domain/search/map-message'
import type { Locale } from '@/i18n/locales'
import { pinText } from '@/i18n/price-text'

import type { ListingPageData } from '../page/find-listing'
import type { ListingSettings } from '../listing-settings'
import { cardTitle, pathOf } from '../listing-words'

/** The home as its map shows it; `null` where the agency tells no place, and once the home is somebody's. */
export function locationHome(
  listing: ListingPageData,
  { locale, settings }: { locale: Locale; settings: ListingSettings },
): MapHome | null {
  const place = shownPoint(listing)
  if (!place) return null
  return {
    id: listing.id,
    pin: pinText(listingPrice(listing, settings), locale),
    price: '',
    title: cardTitle(listing, locale),
    href: pathOf(listing, locale),
    thumbnail: null,
    point: [place.longitude, place.latitude],
    isPointExact: place.isExact,
  }
}

interface StreetView {
  /** Where it lies, for who has no script. */
  href: string
  /** `null`: it cannot open on the page. */
  embed: Embed | null
}

/** Only at the home itself. */
export function streetViewOf(listing: ListingPageData, key: string | null): StreetView | null {
  const place = shownPoint(listing)
  if (!place?.isExact) return null
  const href = `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${place.latitude}%2C${place.longitude}`
  return { href, embed: key === null ? null : streetViewEmbed(key, place) }
}
