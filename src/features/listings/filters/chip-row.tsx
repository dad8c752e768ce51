import type { SearchCriteria } from '@/domain/search/criteria'
import { listPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Chip } from '@/ui/chip'

import { listLink } from '../list/list-href'
import type { FilterChip } from './place-chips'

export interface ChipRowProps {
  locale: Locale
  criteria: SearchCriteria
  chips: FilterChip[]
  unread?: string
}

/** What is set, each a link to the list without it. */
export function ChipRow({ locale, criteria, chips, unread }: ChipRowProps) {
  const t = translator(locale)
  if (chips.length === 0) return null
  return (
    <ul
      aria-label={t('search.active_filters')}
      className={`mt-4 flex flex-wrap gap-2 ${chips.every(({ isInLine }) => isInLine) ? 'lg:hidden lg:noscript:flex' : ''}`}
    >
      {chips.map(({ text, without, isInLine }) => (
        // What a line of fields shows stands once; without JavaScript its field has no way off.
        <li key={text} className={`max-w-full ${isInLine ? 'lg:hidden lg:noscript:block' : ''}`}>
          <Chip
            text={text}
            removeText={t('search.remove_filter', { name: text })}
            {...listLink(locale, { ...without, page: 1 }, unread)}
          />
        </li>
      ))}
      <li>
        <a href={listPath(locale, criteria.deal)} className="inline-flex min-h-11 items-center px-2">
          {t('search.clear_filters')}
        </a>
      </li>
    </ul>
  )
}
