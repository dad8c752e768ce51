import type { ReactNode } from 'react'

import type { SearchCriteria } from '@/domain/search/criteria'
import { listPath } from '@/i18n/listing-paths'
import type { Locale } from '@/i18n/locales'

import type { ListingSettings } from '../listing-settings'
import { mapDataHref, mapHref } from './map-hrefs'
import { MapPanel } from './map-panel.client'
import { mapPanelWords } from './map-words'

export interface ListMapProps {
  locale: Locale
  criteria: SearchCriteria
  settings: ListingSettings
  /** Stands beside the map's button. */
  start?: ReactNode
  children: ReactNode
}

/** The list of a search, with its map. */
export function ListMap({ locale, criteria, settings, start, children }: ListMapProps) {
  return (
    <MapPanel
      words={mapPanelWords(locale)}
      mapHref={mapHref(locale)}
      dataHref={mapDataHref(locale, criteria)}
      listPath={listPath(locale, criteria.deal)}
      criteria={criteria}
      ignoredMarquees={settings.ignoredMarquees}
      start={start}
    >
      {children}
    </MapPanel>
  )
}
