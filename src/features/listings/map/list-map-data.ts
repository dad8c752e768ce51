import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { type PictureHosts, pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import type { SearchCriteria } from '@/domain/search/criteria'
import { type MapProperty, mostOnMap } from '@/domain/search/map-message'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { Price } from '@/ui/price-tag'

import type { ListingSettings } from '../listing-settings'
import { cardTitle, pathOf, priceLabelOf } from '../listing-words'
import { countListings, type ListingCard } from '../search-listings'
import type { MapData } from './map-data'
import { mapHomesSql } from './map.sql'
import { pinLabel } from './pin-label'

export interface MapDataNeeds {
  criteria: SearchCriteria
  locale: Locale
  settings: ListingSettings
  hosts: PictureHosts
}

/** What the map of a search shows: of each home only what its card says, and its public point. */
export async function listMapData(db: Database, needs: MapDataNeeds): Promise<MapData> {
  const { criteria, locale } = needs
  const [cards, { total }] = await Promise.all([
    rows<ListingCard & Record<string, unknown>>(db, mapHomesSql(criteria, locale)),
    countListings(db, criteria),
  ])
  const properties = cards.flatMap((card) => propertyOf(card, needs) ?? [])
  return {
    properties,
    infoMessage: infoMessage({ read: cards.length, shown: properties.length, total }, locale),
  }
}

function propertyOf(card: ListingCard, needs: MapDataNeeds): MapProperty | null {
  const { locale, settings, hosts } = needs
  const { id, longitude, latitude, isPointExact, coverUrl } = card
  if (longitude === null || latitude === null) return null
  // Even the point of a municipality tells its name.
  if (settings.hideCity && !isPointExact) return null
  return {
    id,
    pin: pinLabel(card, { locale, settings }),
    price: priceWords(priceLabelOf(card, { locale, settings })),
    title: cardTitle(card),
    href: pathOf(card, locale),
    thumbnail: coverUrl === null ? null : pictureUrl(coverUrl, pictureWidths.propertyThumb, hosts),
    point: [longitude, latitude],
    isPointExact,
  }
}

function priceWords(price: Price | null): string {
  if (price === null) return ''
  return 'word' in price ? price.word : [price.before, price.amount, price.after].filter(Boolean).join(' ')
}

interface HomesOnMap {
  /** How many the query gave; it stops at the most that a map takes. */
  read: number
  shown: number
  total: number
}

function infoMessage({ read, shown, total }: HomesOnMap, locale: Locale): string {
  const t = translator(locale)
  if (shown === total) return ''
  if (shown === 0) return t('map.none_shown')
  if (read === mostOnMap) return t('map.some_shown', { shown, total })
  return t('map.without_place', { count: total - shown })
}
