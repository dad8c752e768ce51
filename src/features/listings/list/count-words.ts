import type { Deal } from '@/domain/listing/listing'
import type { SearchCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { StatusCounts } from '../search/search-listings'

/** "143 panden te koop, waarvan 9 in optie"; a list that names a reference says also what was sold of it. */
export function countWords(
  { total, underOption, closed }: StatusCounts,
  { locale, criteria }: { locale: Locale; criteria: Pick<SearchCriteria, 'deal' | 'reference'> },
): string {
  const { deal, reference } = criteria
  const t = translator(locale)
  const parts = [totalWords(total, { locale, deal })]
  if (underOption > 0) parts.push(t('list.count_under_option', { count: underOption, total }))
  if (reference && closed > 0)
    parts.push(t(deal === 'sale' ? 'list.count_sold' : 'list.count_rented', { count: closed }))
  return parts.join(', ')
}

/** "143 panden te koop", those under option among them. */
export function totalWords(count: number, { locale, deal }: { locale: Locale; deal: Deal }): string {
  return translator(locale)(deal === 'sale' ? 'home.count_for_sale' : 'home.count_for_rent', { count })
}
