import { SlidersHorizontal } from 'lucide-react'

import { translator } from '@/i18n/messages'
import { buttonClass } from '@/ui/button'

import { filterChips } from './filter-chips'
import { filterIds, type FilterNeeds } from './filter-needs'

/** Opens the filters of a list where they are a sheet: on a phone or tablet. */
export function FilterButton({ locale, criteria, categories }: Omit<FilterNeeds, 'result'>) {
  const title = translator(locale)('search.filters')
  const { length } = filterChips(criteria, categories, locale)
  return (
    <button
      type="button"
      popoverTarget={filterIds.form}
      className={`${buttonClass('outlined')} bg-sheet grow lg:hidden md:max-lg:grow-0`}
    >
      <SlidersHorizontal aria-hidden strokeWidth={1.5} className="size-5" />
      {length > 0 ? `${title} (${length})` : title}
    </button>
  )
}
