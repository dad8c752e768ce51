import { type Reads, rows } from '@/database/query'
import type { SearchCriteria } from '@/domain/search/criteria'
import { mostOnMap } from '@/domain/search/map-message'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { cardRow } from '../card-row'
import { countWords } from '../list/count-words'
import { countListings } from '../search/search-listings'
import type { MapData } from './map-data'
import { mapHome, type MapHomeNeeds } from './map-home'
import { mapHomesSql } from './map.sql'

export interface MapDataNeeds extends MapHomeNeeds {
  criteria: SearchCriteria
}

/** What the map of a search shows: of each home only what its card says, and its public point. */
export async function listMapData(db: Reads, needs: MapDataNeeds): Promise<MapData> {
  const { criteria, locale } = needs
  const [cards, counts] = await Promise.all([
    rows(db, cardRow, mapHomesSql(criteria, locale)),
    countListings(db, criteria),
  ])
  const properties = cards.flatMap((card) => mapHome(card, needs) ?? [])
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
