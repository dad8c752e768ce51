import { pageSize, type SearchCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'
import { behaviour } from '@/ui/island/behaviour'

import { listHref } from '../list/list-href'
import { foundHomesHref } from './found-homes-href'
import type { RememberListOptions } from './remember-list.client'

export interface ListMemoryProps {
  locale: Locale
  criteria: SearchCriteria
  total: number
}

/** Stands in the same element as the cards of a search, which it remembers. */
export function ListMemory({ locale, criteria, total }: ListMemoryProps) {
  const options = {
    href: listHref(locale, { ...criteria, page: 1 }),
    dataHref: foundHomesHref(locale, criteria),
    total,
    before: (criteria.page - 1) * pageSize,
  }
  return <span hidden {...behaviour<RememberListOptions>('remember-list', options)} />
}
