import type { LegalFact } from '@/domain/legal/legal-fact'
import type { Agency } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'

import type { ListingSettings } from '../listing-settings'

/** What the law's words need besides the home itself. */
export interface LegalNeeds {
  locale: Locale
  settings: ListingSettings
  agency: Pick<Agency, 'brokers' | 'luxembourg'>
  legalFacts: readonly LegalFact[]
  today: Date
}
