import type { Deal } from '@/domain/listing/listing'
import type { SearchCriteria } from '@/domain/search/criteria'
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
 * One form: a line of fields with a panel for the rest; on a phone all of it is a sheet behind `FilterButton`. The browser
 * opens and closes them, with or without JavaScript. What is set stands below, each with its way off.
 */
export function ListFilters(needs: FilterNeeds) {
  const { locale, criteria, categories, result } = needs
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
        className="text-ink max-md:bg-sheet md:border-line max-md:inset-0 max-md:h-dvh max-md:w-full max-md:overflow-y-auto max-md:overscroll-contain md:static md:block md:w-auto md:overflow-visible md:border-y md:bg-transparent md:py-5"
      >
        <SheetHead locale={locale} title={title} target={filterIds.form} className="md:hidden" />
        <div className="grid gap-x-4 gap-y-5 max-md:px-5 max-md:py-6 md:grid-cols-3 lg:grid-cols-[auto_minmax(0,1.8fr)_minmax(0,1.2fr)_minmax(7.5rem,1fr)_minmax(7rem,0.8fr)_auto_auto] lg:gap-x-3 lg:items-end">
          <FilterLine {...needs} />
          <Unseen criteria={criteria} />
          <button
            type="button"
            popoverTarget={filterIds.more}
            className={`${buttonClass('outlined')} bg-sheet min-h-12 self-end max-md:hidden lg:px-3.5`}
          >
            {t('search.more_filters')}
          </button>
          <CountButton
            text={countText}
            className="figures min-h-12 self-end max-md:hidden md:col-span-2 lg:col-span-1 lg:max-w-44 lg:px-4"
          />
        </div>
        <div
          id={filterIds.more}
          popover="auto"
          role="group"
          aria-label={t('search.more_filters')}
          className="text-ink md:bg-sheet md:shadow-float backdrop:bg-ink/60 max-md:static max-md:block max-md:size-auto max-md:overflow-visible max-md:bg-transparent md:inset-y-0 md:right-0 md:left-auto md:h-dvh md:w-[min(54rem,100%-4rem)] md:overflow-y-auto md:overscroll-contain"
        >
          <SheetHead
            locale={locale}
            title={t('search.more_filters')}
            target={filterIds.more}
            className="max-md:hidden"
          />
          <div className="px-5 pb-6 md:px-8 md:py-7">
            <MoreFields {...needs} />
          </div>
          <SheetFoot text={countText} className="max-md:hidden" />
        </div>
        <SheetFoot text={countText} className="md:hidden" />
      </FilterForm>
      <ChipRow locale={locale} criteria={criteria} chips={chips} />
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
