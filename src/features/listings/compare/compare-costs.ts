import type { LegalFact } from '@/domain/legal/legal-fact'
import type { Locale } from '@/i18n/locales'

import { caseName, shownSum } from '../cost/cost-case-panel'
import { moneyText, wholeEuros } from '../cost/cost-text'
import { listingCosts } from '../cost/listing-costs'
import type { ListingPageData } from '../page/find-listing'
import type { ListingSettings } from '../listing-settings'

/** Of the law, with the day that the sums are for. */
export interface CompareLaw {
  legalFacts: readonly LegalFact[]
  date: Date
}

export interface CompareNeeds {
  locale: Locale
  settings: ListingSettings
  /** Without it no costs are shown. */
  law?: CompareLaw
}

/**
 * What a home costs in the usual way of buying, as its own page says it: to have ready at the deed, and each year.
 * `null`: nothing that could be compared.
 */
export function comparedCost(
  home: ListingPageData,
  what: 'ready' | 'yearly',
  { locale, settings, law }: CompareNeeds,
): string | null {
  const costs = law ? listingCosts(home, { settings, ...law }) : null
  const [usual] = costs?.cases ?? []
  if (!costs || !usual) return null
  const { oneOff, yearly, isOneOffComplete } = usual.passport
  if (what === 'yearly') return yearly.length > 0 ? moneyText(shownSum(yearly), locale) : null
  if (!isOneOffComplete) return null
  const { priceCents, region } = costs.home
  const ready = moneyText(wholeEuros(priceCents) * 100 + shownSum(oneOff), locale)
  return `${ready} (${caseName(usual.chosen.id, region, locale)})`
}
