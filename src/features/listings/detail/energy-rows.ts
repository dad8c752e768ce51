import type { Locale } from '@/i18n/locales'

import type { ListingPageData } from '../page/find-listing'
import { type DetailRow, detailRows } from './detail-rows'

/** What the energy certificate says, for beside its scale; no setting of the agency changes it. */
export function energyRows(listing: ListingPageData, locale: Locale): DetailRow[] {
  return detailRows('energy', listing, { locale, settings: { ignoredMarquees: [], hideCity: true } })
}
