import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { ListingPageData } from './find-listing'
import type { PagePart } from './listing-description'
import type { ListingSettings } from '../listing-settings'
import { energyOf } from '../listing-words'
import type { ListingMedia } from '../media/listing-media'
import { locationHome } from '../media/location-home'

interface PagePartsNeeds {
  media: ListingMedia
  locale: Locale
  settings: ListingSettings
  hasCosts: boolean
}

/** The parts of a home's page that its description leads on to, in their order; only those that are there. */
export function pageParts(
  listing: ListingPageData,
  { media, locale, settings, hasCosts }: PagePartsNeeds,
): PagePart[] {
  const t = translator(locale)
  const parts: (PagePart & { isThere?: boolean })[] = [
    ...media.more.map(({ id, title }) => ({ id, title })),
    {
      id: 'map',
      title: t('section.location'),
      isThere: locationHome(listing, { locale, settings }) !== null,
    },
    { id: 'cost', title: t('cost.title'), isThere: hasCosts },
    { id: 'energy', title: t('section.energy'), isThere: energyOf(listing) !== null },
    { id: 'legal', title: t('legal.title') },
    { id: 'documents', title: t('section.documents') },
    { id: 'details', title: t('section.all_details') },
  ]
  return parts.filter(({ isThere = true }) => isThere).map(({ id, title }) => ({ id, title }))
}
