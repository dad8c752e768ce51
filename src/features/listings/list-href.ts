import type { SearchCriteria } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'
import { listPath } from '@/i18n/listing-paths'
import type { Locale } from '@/i18n/locales'
import { criteriaIn } from '@/i18n/place-criteria'

export function listHref(locale: Locale, criteria: SearchCriteria): string {
  const query = criteriaToQuery(criteriaIn(locale, criteria))
  return listPath(locale, criteria.deal) + (query && `?${query}`)
}
