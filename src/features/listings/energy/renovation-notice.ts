import type { LegalFact } from '@/domain/legal/legal-fact'
import { renovationYears } from '@/domain/legal/renovation-duty'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { ListingPageData } from '../page/find-listing'

export interface RenovationNeeds {
  locale: Locale
  legalFacts: readonly LegalFact[]
  today: Date
}

/** What a buyer of a Flemish home with label E or F must know; one term in every language. */
export function renovationNotice(
  { kind, country, zip, region, energyKwh, energyLabel, deal, status }: ListingPageData,
  { locale, legalFacts, today }: RenovationNeeds,
): { title: string; text: string } | null {
  if (status === 'sold') return null
  const energy = { kwhPerSquareMetre: energyKwh, labelText: energyLabel }
  const home = { kind, country, zip, region, energy }
  const years = renovationYears(home, { deal, legalFacts, today })
  if (years === null) return null
  const t = translator(locale)
  return { title: t('energy.renovation_notice_title'), text: t('energy.renovation_notice', { years }) }
}
