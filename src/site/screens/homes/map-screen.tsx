import { MapDocument } from '@/features/listings/map/frame/map-document'
import { mapPlacesHref } from '@/features/listings/map/map-hrefs'
import { mapFrameWords } from '@/features/listings/map/map-words'
import { regionFileHref } from '@/features/listings/regions/region-files'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { mapStyleUrl } from '../../data/homes/map'
import { streetMap, tilesHref } from '../../data/homes/street-map'
import { plainHead } from '../../head'
import type { Page } from '../../page'
import { pageTags } from '../page-tags'

/** The document inside the map's frame. The same for every search: the page around it posts what it shows. */
export async function mapScreen(locale: Locale): Promise<Page> {
  const map = await streetMap()
  return {
    locale,
    cache: { tags: pageTags([]) },
    head: plainHead(translator(locale)('map.title'), { robots: 'noindex, nofollow' }),
    shell: null,
    content: (
      <MapDocument
        locale={locale}
        words={mapFrameWords(locale)}
        styleUrl={mapStyleUrl}
        streets={map && { address: tilesHref(map), rings: map.rings, schema: map.schema }}
        ground={{ regions: regionFileHref('topology.json'), places: mapPlacesHref(locale) }}
      />
    ),
  }
}
