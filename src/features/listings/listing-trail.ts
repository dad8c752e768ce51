import { cityTitle } from '@/domain/place/city'
import { criteriaFor } from '@/domain/search/criteria'
import { rootPath } from '@/i18n/known-paths'
import { listPath } from '@/i18n/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { Crumb } from '@/ui/breadcrumb'

import type { ListingPageData } from './find-listing'
import { listHref } from './list-href'

/** Home, the list, the same list in this town, and the home itself. */
export function listingTrail(listing: ListingPageData, title: string, locale: Locale): Crumb[] {
  const t = translator(locale)
  const { deal, city, zip } = listing
  return [
    { text: t('nav.home'), href: rootPath(locale) },
    { text: t(deal === 'sale' ? 'nav.for_sale' : 'nav.for_rent'), href: listPath(locale, deal) },
    { text: cityTitle(city), href: listHref(locale, { ...criteriaFor(deal), places: [{ city, zip }] }) },
    { text: title },
  ]
}
