import { isClosed } from '@/domain/listing/closed-listing'
import { criteriaFor } from '@/domain/search/criteria'
import { rootPath } from '@/i18n/paths/known-paths'
import { landingPath } from '@/i18n/landing-paths'
import type { HomeType } from '@/i18n/landing-types'
import { listPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { townName } from '@/i18n/places/town-name'
import type { Crumb } from '@/ui/page/breadcrumb'

import type { ListingPageData } from './find-listing'
import { typeWord } from '../landing/landing-words'
import { listHref } from '../list/list-href'

/**
 * Home, the list, the same list in this town unless that is kept hidden, the homes of its type there, and the home
 * itself.
 */
export function listingTrail(
  listing: ListingPageData,
  { title, types, locale }: { title: string; types: readonly HomeType[]; locale: Locale },
): Crumb[] {
  const t = translator(locale)
  const { deal, city, zip } = listing
  const inTown = { ...criteriaFor(deal), places: [{ city, zip }] }
  return [
    { text: t('nav.home'), href: rootPath(locale) },
    { text: t(deal === 'sale' ? 'nav.for_sale' : 'nav.for_rent'), href: listPath(locale, deal) },
    ...(city ? [{ text: townName(listing, locale), href: listHref(locale, inTown) }] : []),
    ...typeCrumb(listing, types, locale),
    { text: title },
  ]
}

/** A home that is neither sold nor rented is itself the reason why that page is there. */
function typeCrumb(listing: ListingPageData, types: readonly HomeType[], locale: Locale): Crumb[] {
  const { deal, status, projectId, municipalityKey, typeId } = listing
  const type = types.find(({ id }) => id === typeId)
  if (!type || isClosed(status) || projectId !== null || municipalityKey === null) return []
  return [
    {
      text: typeWord(type, types, locale),
      href: landingPath(locale, { deal, municipalityKey, type }, types),
    },
  ]
}
