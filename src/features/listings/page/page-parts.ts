import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { filedCostRows } from '../cost/filed-costs'
import type { ListingCosts } from '../cost/listing-costs'
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
  costs: ListingCosts | null
}

/** The parts of a home's page that its description leads on to, in their order; only those that are there. */
export function pageParts(
  listing: ListingPageData,
  { media, locale, settings, costs }: PagePartsNeeds,
): PagePart[] {
  const t = translator(locale)
  const parts: (PagePart & { isThere?: boolean })[] = [
    ...media.more.map(({ id, title }) => ({ id, title })),
    {
      id: 'map',
      title: t('section.location'),
      isThere: locationHome(listing, { locale, settings }) !== null,
    },
    {
      id: 'cost',
      title: t(costs ? 'cost.title' : 'cost.filed'),
      isThere: costs !== null || filedCostRows(listing, { locale, settings }).length > 0,
    },
    { id: 'energy', title: t('section.energy'), isThere: energyOf(listing) !== null },
    { id: 'legal', title: t('legal.title') },
    { id: 'documents', title: t('section.documents') },
    { id: 'details', title: t('section.all_details') },
  ]
  return parts.filter(({ isThere = true }) => isThere).map(({ id, title }) => ({ id, title }))
}
