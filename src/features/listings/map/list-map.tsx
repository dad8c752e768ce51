import type { ReactNode } from 'react'

import type { SearchCriteria } from '@/domain/search/criteria'
import { listPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'

import type { ListingSettings } from '../listing-settings'
import { listDrawingHref, mapDataHref, mapHref } from './map-hrefs'
import { MapPanel } from './map-panel'
import { mapPanelWords } from './map-words'

export interface ListMapProps {
  locale: Locale
  criteria: SearchCriteria
  settings: ListingSettings
  head: ReactNode
  filters: ReactNode
  /** Stands beside the map's button. */
  start?: ReactNode
  children: ReactNode
}

/** The list of a search, with its map. */
export function ListMap({ locale, criteria, settings, children, ...parts }: ListMapProps) {
  const words = mapPanelWords(locale)
  return (
    <MapPanel
      words={words}
      frameTitle={words.frame}
      failedText={words.failed}
      mapHref={mapHref(locale)}
      drawingHref={listDrawingHref(locale, criteria)}
      dataHref={mapDataHref(locale, criteria)}
      listPath={listPath(locale, criteria.deal)}
      criteria={criteria}
      ignoredMarquees={settings.ignoredMarquees}
      customMarker={settings.mapMarker}
      {...parts}
    >
      {children}
    </MapPanel>
  )
}
