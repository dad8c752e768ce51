import type { Deal } from '@/domain/listing/listing'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { StatusCounts } from '../search/search-listings'

/** "143 panden te koop, 9 in optie, 22 verkocht" */
export function countWords(
  { total, underOption, closed }: StatusCounts,
  { locale, deal }: { locale: Locale; deal: Deal },
): string {
  const t = translator(locale)
  const parts = [availableWords(total, { locale, deal })]
  if (underOption > 0) parts.push(t('list.count_under_option', { count: underOption }))
  if (closed > 0) parts.push(t(deal === 'sale' ? 'list.count_sold' : 'list.count_rented', { count: closed }))
  return parts.join(', ')
}

/** "143 panden te koop" */
export function availableWords(count: number, { locale, deal }: { locale: Locale; deal: Deal }): string {
  return translator(locale)(deal === 'sale' ? 'home.count_for_sale' : 'home.count_for_rent', { count })
}
