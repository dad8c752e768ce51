import type { Deal } from '@/domain/listing/listing'
import type { SearchCriteria } from '@/domain/search/criteria'
import { unreadParameter } from '@/domain/search/criteria-fields'
import { listPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { buttonClass } from '@/ui/button'

import { ChipRow } from './chip-row'
import { filterChips } from './filter-chips'
import { CountButton, FilterForm } from './filter-form'
import { FilterLine } from './filter-line'
import { filterIds, type FilterNeeds } from './filter-needs'
import { MoreFields } from './more-fields'
import { SheetFoot, SheetHead } from './sheet-parts'
import { unseenParameters } from './unseen-parameters'

/**
 * One form: a line of fields with a panel for the rest; on a phone or tablet all of it is a sheet behind `FilterButton`. The browser
 * opens and closes them, with or without JavaScript. What is set stands below, each with its way off.
 */
export function ListFilters(needs: FilterNeeds) {
  const { locale, criteria, categories, result, unread } = needs
  const t = translator(locale)
  const chips = filterChips(criteria, categories, locale)
  const countText = t('search.show_results', { count: result.total })
  const title = t('search.filters')
  return (
    <div className="mt-6 print:hidden">
      <FilterForm
        id={filterIds.form}
        action={listPath(locale, criteria.deal)}
        label={title}
        countEndpoint={countHref(locale, criteria.deal)}
        className="text-ink max-lg:bg-sheet lg:border-line max-lg:inset-0 max-lg:h-dvh max-lg:w-full max-lg:overflow-y-auto max-lg:overscroll-contain lg:static lg:block lg:w-auto lg:overflow-visible lg:border-y lg:bg-transparent lg:py-5"
      >
        <SheetHead locale={locale} title={title} target={filterIds.form} className="lg:hidden" />
        {/* Columns of a known width: a browser shows the first fields before it has read the last. */}
        <div className="grid gap-x-4 gap-y-5 max-lg:px-5 max-lg:py-6 md:max-lg:grid-cols-2 md:max-lg:px-8 lg:grid-cols-[minmax(13.75rem,1.7fr)_10.5rem_minmax(0,1fr)_minmax(13.5rem,1.4fr)_6.75rem_8.75rem_10.5rem] lg:gap-x-3 lg:items-end">
          <FilterLine {...needs} />
          <Unseen criteria={criteria} />
          {unread && <input type="hidden" name={unreadParameter} value={unread} />}
          <button
            type="button"
            popoverTarget={filterIds.more}
            className={`${buttonClass('outlined')} bg-sheet min-h-12 self-end px-3.5 max-lg:hidden`}
          >
            {t('search.more_filters')}
          </button>
          <CountButton text={countText} className="figures min-h-12 self-end px-3 max-lg:hidden" />
        </div>
        <div
          id={filterIds.more}
          popover="auto"
          role="group"
          aria-label={t('search.more_filters')}
          className="text-ink lg:bg-sheet lg:shadow-float backdrop:bg-ink/60 max-lg:static max-lg:block max-lg:size-auto max-lg:overflow-visible max-lg:bg-transparent lg:inset-y-0 lg:right-0 lg:left-auto lg:h-dvh lg:w-[min(54rem,100%-4rem)] lg:overflow-y-auto lg:overscroll-contain"
        >
          <SheetHead
            locale={locale}
            title={t('search.more_filters')}
            target={filterIds.more}
            className="max-lg:hidden"
          />
          <div className="px-5 pb-6 md:px-8 lg:py-7">
            <MoreFields {...needs} />
          </div>
          <SheetFoot text={countText} className="max-lg:hidden" />
        </div>
        <SheetFoot text={countText} className="lg:hidden" />
      </FilterForm>
      <ChipRow locale={locale} criteria={criteria} chips={chips} unread={unread} />
    </div>
  )
}

/** Where the form asks how many homes it finds. */
function countHref(locale: Locale, deal: Deal): string {
  return `/${locale}/count/?deal=${deal}`
}

function Unseen({ criteria }: { criteria: SearchCriteria }) {
  return unseenParameters(criteria).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
