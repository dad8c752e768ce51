import { ChevronDown } from 'lucide-react'

import { colon } from '@/i18n/labelled'
import { translator } from '@/i18n/messages'
import { behaviour } from '@/ui/island/behaviour'

import { BoxGroup } from './box-group'
import { filterIds, type FilterNeeds } from './filter-needs'
import { typeChoices } from './type-choices'

/** Every type once, as a box: on a desktop under a button that says which are chosen, in a sheet in the open. */
export function TypeBoxes(needs: FilterNeeds) {
  const { locale, criteria, categories } = needs
  const t = translator(locale)
  const label = t('search.type')
  const names = criteria.typeIds.map((id) => categories.find((one) => one.id === id)?.name ?? String(id))
  return (
    <div className="min-w-0 md:max-lg:col-span-2">
      <p aria-hidden className="mb-2 font-medium max-lg:hidden">
        {label}
      </p>
      <button
        type="button"
        popoverTarget={filterIds.types}
        aria-expanded={false}
        className="field-input flex items-center justify-between gap-2 text-left max-lg:hidden"
      >
        <span className="truncate">
          <span className="sr-only">{label + colon(locale)}</span>
          <span data-types={t('list.all_types')}>{names.join(', ') || t('list.all_types')}</span>
        </span>
        <ChevronDown aria-hidden strokeWidth={1.5} className="text-ink-soft size-5 shrink-0" />
      </button>
      <div
        id={filterIds.types}
        popover="auto"
        role="group"
        aria-label={label}
        className="lg:popover-sheet max-lg:static max-lg:block max-lg:size-auto max-lg:overflow-visible max-lg:bg-transparent"
        {...behaviour('popover')}
      >
        <BoxGroup
          legend={label}
          className="gap-x-4 max-lg:grid-cols-2 md:max-lg:grid-cols-3"
          boxes={typeChoices(needs).map(({ id, text, isDisabled }) => ({
            name: 'type',
            value: String(id),
            label: text,
            isChosen: criteria.typeIds.includes(id),
            isDisabled,
          }))}
        />
      </div>
    </div>
  )
}
