import { isClosed } from '@/domain/listing/closed-listing'
import type { MapProperty } from '@/domain/search/map-message'
import type { Locale } from '@/i18n/locales'

import type { ListingPageData } from '../find-listing'
import type { ListingSettings } from '../listing-settings'
import { cardTitle, pathOf } from '../listing-words'
import { pinLabel } from '../map/pin-label'

/** The home as its map shows it; `null` where the agency tells no place, and once the home is somebody's. */
export function locationHome(
  listing: ListingPageData,
  { locale, settings }: { locale: Locale; settings: ListingSettings },
): MapProperty | null {
  const { id, latitude, longitude, isPointExact, status } = listing
  if (latitude === null || longitude === null || isClosed(status)) return null
  // Even the point of a municipality tells its name.
  if (settings.hideCity && !isPointExact) return null
  return {
    id,
    pin: pinLabel(listing, { locale, settings }),
    price: '',
    title: cardTitle(listing),
    href: pathOf(listing, locale),
    thumbnail: null,
    point: [longitude, latitude],
    isPointExact,
  }
}

/** `null` for an address that is not published: its point would tell it. */
export function streetViewHref(listing: ListingPageData): string | null {
  const { latitude, longitude, isPointExact, isAddressPublished, status } = listing
  if (!isAddressPublished || !isPointExact || latitude === null || longitude === null) return null
  if (isClosed(status)) return null
  return `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${latitude}%2C${longitude}`
}
