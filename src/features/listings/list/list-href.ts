import type { SearchCriteria } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'
import { isFollowed } from '@/domain/search/indexed-search'
import { listPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'
import { criteriaIn } from '@/i18n/places/place-criteria'

export function listHref(locale: Locale, criteria: SearchCriteria): string {
  const query = criteriaToQuery(criteriaIn(locale, criteria))
  return listPath(locale, criteria.deal) + (query && `?${query}`)
}

/** For an `<a>`: a robot that followed every combination of filters would never end. */
export function listLink(locale: Locale, criteria: SearchCriteria): { href: string; rel?: 'nofollow' } {
  return { href: listHref(locale, criteria), rel: isFollowed(criteria) ? undefined : 'nofollow' }
}
