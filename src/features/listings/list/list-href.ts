import type { SearchCriteria } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'
import { isFollowed } from '@/domain/search/indexed-search'
import { listPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'
import { criteriaIn } from '@/i18n/places/place-criteria'

import { withUnread } from './unread-words'

export function listHref(locale: Locale, criteria: SearchCriteria): string {
  const query = criteriaToQuery(criteriaIn(locale, criteria))
  return listPath(locale, criteria.deal) + (query && `?${query}`)
}

/** For an `<a>`: a robot that followed every combination of filters would never end. Words that were not understood go along. */
export function listLink(
  locale: Locale,
  criteria: SearchCriteria,
  unread = '',
): { href: string; rel?: 'nofollow' } {
  const href = withUnread(listHref(locale, criteria), unread)
  return { href, rel: isFollowed(criteria) && !unread ? undefined : 'nofollow' }
}
