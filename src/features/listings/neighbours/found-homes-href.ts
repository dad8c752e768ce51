import type { SearchCriteria } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'
import type { Locale } from '@/i18n/locales'
import { criteriaIn } from '@/i18n/places/place-criteria'

/** Where a page of a search is answered as numbers and addresses; `&page=` is for the asker to add. */
export function foundHomesHref(locale: Locale, criteria: SearchCriteria): string {
  const query = new URLSearchParams(criteriaToQuery(criteriaIn(locale, { ...criteria, page: 1 })))
  query.append('deal', criteria.deal)
  return `/${locale}/found-homes/?${query}`
}
