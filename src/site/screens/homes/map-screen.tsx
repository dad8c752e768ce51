import { MapDocument } from '@/features/listings/map/frame/map-document'
import { mapPlacesHref } from '@/features/listings/map/map-hrefs'
import { mapFrameWords } from '@/features/listings/map/map-words'
import { regionFileHref } from '@/features/listings/regions/region-files'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { mapStyleUrl } from '../../data/homes/map'
import { plainHead } from '../../head'
import type { Page } from '../../page'
import { pageTags } from '../page-tags'

/** The document inside the map's frame. The same for every search: the page around it posts what it shows. */
export function mapScreen(locale: Locale): Page {
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
        ground={{ regions: regionFileHref('topology.json'), places: mapPlacesHref(locale) }}
      />
    ),
  }
}
