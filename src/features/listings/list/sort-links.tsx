import { type SearchCriteria, searchSorts } from '@/domain/search/criteria'
import { colon } from '@/i18n/labelled'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Popover } from '@/ui/overlay/popover'

import { listLink } from './list-href'

/** Each order is a list of its own, so a link. */
export function SortLinks({
  locale,
  criteria,
  unread,
}: {
  locale: Locale
  criteria: SearchCriteria
  unread?: string
}) {
  const t = translator(locale)
  return (
    <Popover
      label={t('search.sort_by')}
      className="bg-sheet"
      text={
        <span>
          <span className="sr-only">{t('search.sort_by') + colon(locale)}</span>
          {t(`sort.${criteria.sort}`)}
        </span>
      }
    >
      <ul>
        {searchSorts.map((sort) => (
          <li key={sort}>
            <a
              href={listLink(locale, { ...criteria, sort, page: 1 }, unread).href}
              rel="nofollow"
              aria-current={sort === criteria.sort ? 'true' : undefined}
              className="text-ink hover:text-brick flex min-h-11 items-center no-underline hover:underline aria-[current]:font-medium"
            >
              {t(`sort.${sort}`)}
            </a>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
