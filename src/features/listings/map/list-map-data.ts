import { type Reads, rows } from '@/database/query'
import { listingPrice } from '@/domain/listing/price/price'
import { type PictureHosts, pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import type { SearchCriteria } from '@/domain/search/criteria'
import { type MapHome, mostOnMap } from '@/domain/search/map-message'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { pinText } from '@/i18n/price-text'

import { cardRow } from '../card-row'
import { countWords } from '../list/count-words'
import type { ListingSettings } from '../listing-settings'
import { cardTitle, pathOf, priceTextOf } from '../listing-words'
import { countListings, type ListingCard } from '../search/search-listings'
import type { MapData } from './map-data'
import { mapHomesSql } from './map.sql'

export interface MapDataNeeds {
  criteria: SearchCriteria
  locale: Locale
  settings: ListingSettings
  hosts: PictureHosts
}

/** What the map of a search shows: of each home only what its card says, and its public point. */
export async function listMapData(db: Reads, needs: MapDataNeeds): Promise<MapData> {
  const { criteria, locale } = needs
  const [cards, counts] = await Promise.all([
    rows(db, cardRow, mapHomesSql(criteria, locale)),
    countListings(db, criteria),
  ])
  const properties = cards.flatMap((card) => propertyOf(card, needs) ?? [])
  return {
    properties,
    infoMessage: [
      countWords({ ...counts, closed: 0 }, { locale, criteria }),
      placeNote({ read: cards.length, shown: properties.length, total: counts.total }, locale),
    ]
      .filter(Boolean)
      .join('. '),
  }
}

function propertyOf(card: ListingCard, needs: MapDataNeeds): MapHome | null {
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
function priceWords(card: ListingCard, { locale, settings }: MapDataNeeds): string {
  const status = card.status === 'under-option' ? translator(locale)('listing.status.under-option') : ''
  return [status, priceTextOf(card, { locale, settings })].filter(Boolean).join(' · ')
}

interface HomesOnMap {
  /** How many the query gave; it stops at the most that a map takes. */
  read: number
  shown: number
  /** How many there are. */
  total: number
}

/** Why the map shows fewer homes than there are; empty when it shows them all. */
function placeNote({ read, shown, total }: HomesOnMap, locale: Locale): string {
  const t = translator(locale)
  if (shown === total) return ''
  if (shown === 0) return t('map.none_shown')
  if (read === mostOnMap) return t('map.some_shown', { shown, total })
  return t('map.without_place', { count: total - shown })
}
