import { translator } from '@/i18n/messages'

import { renovationNotice } from '../energy/renovation-notice'
import type { ListingPageData } from '../page/find-listing'
import type { LegalNeeds } from './legal-needs'
import { legalRows } from './legal-rows'

/** Every string that must be readable on the page of this home, on screen and on paper. */
export function requiredTexts(listing: ListingPageData, needs: LegalNeeds): string[] {
  const t = translator(needs.locale)
  const notice = renovationNotice(listing, needs)
  return [
    t('legal.title'),
    ...legalRows(listing, needs).flatMap(({ label, lines }) => [label, ...lines.map(({ text }) => text)]),
    ...(notice ? [notice.title, notice.text] : []),
  ]
}
