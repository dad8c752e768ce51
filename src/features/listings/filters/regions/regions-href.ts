import type { SearchCriteria } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'
import type { Locale } from '@/i18n/locales'

/** The boxes of the region picker, or the page on which they are chosen without JavaScript. */
export function regionsHref(
  route: 'region-tree' | 'regions',
  locale: Locale,
  criteria: SearchCriteria,
): string {
  const query = criteriaToQuery({ ...criteria, page: 1 })
  return `/${locale}/${route}/?deal=${criteria.deal}${query && `&${query}`}`
}
