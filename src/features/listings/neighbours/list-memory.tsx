import { pageSize, type SearchCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'

import { listHref } from '../list-href'
import { foundHomesHref } from './found-homes-href'
import { RememberList } from './remember-list.client'

export interface ListMemoryProps {
  locale: Locale
  criteria: SearchCriteria
  total: number
}

/** Stands in the same element as the cards of a search. */
export function ListMemory({ locale, criteria, total }: ListMemoryProps) {
  return (
    <RememberList
      href={listHref(locale, { ...criteria, page: 1 })}
      dataHref={foundHomesHref(locale, criteria)}
      total={total}
      before={(criteria.page - 1) * pageSize}
    />
  )
}
