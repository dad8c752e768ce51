import { mapStyleUrl } from '@/app/_data/map'
import { MapFrame } from '@/features/listings/map/map-frame.client'
import { mapPlacesHref } from '@/features/listings/map/map-hrefs'
import { mapFrameWords } from '@/features/listings/map/map-words'
import { regionFileHref } from '@/features/listings/regions/region-files'
import type { Locale } from '@/i18n/locales'

import { cachePage } from './cache-page'

/** The same for every search: the page around it posts what it shows. */
export function MapScreen({ locale }: { locale: Locale }) {
  cachePage([])
  return (
    <MapFrame
      words={mapFrameWords(locale)}
      styleUrl={mapStyleUrl}
      ground={{ regions: regionFileHref('topology'), places: mapPlacesHref(locale) }}
    />
  )
}
