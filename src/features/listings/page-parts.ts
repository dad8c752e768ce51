import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { costHomeOf } from './cost/cost-home'
import type { ListingPageData } from './find-listing'
import type { PagePart } from './listing-description'
import type { ListingSettings } from './listing-settings'
import { energyOf } from './listing-words'
import type { ListingMedia } from './media/listing-media'
import { locationHome } from './media/location-home'

/** The parts of a home's page that its description leads on to, in their order; only those that are there. */
export function pageParts(
  listing: ListingPageData,
  { media, locale, settings }: { media: ListingMedia; locale: Locale; settings: ListingSettings },
): PagePart[] {
  const t = translator(locale)
  const parts: (PagePart & { isThere?: boolean })[] = [
    ...media.more.map(({ id, title }) => ({ id, title })),
    { id: 'energy', title: t('section.energy'), isThere: energyOf(listing) !== null },
    { id: 'legal', title: t('legal.title') },
    { id: 'cost', title: t('cost.title'), isThere: costHomeOf(listing, { settings }) !== null },
    {
      id: 'map',
      title: t('section.location'),
      isThere: locationHome(listing, { locale, settings }) !== null,
    },
    { id: 'documents', title: t('section.documents') },
  ]
  return parts.filter(({ isThere = true }) => isThere).map(({ id, title }) => ({ id, title }))
}
