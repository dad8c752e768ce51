import { Check } from 'lucide-react'
import { Fragment } from 'react'

import { type ComboboxItem, indexIn, type Items } from './combobox-item'
import type { ComboboxWords } from './combobox-words'
import { fillWords } from '../fill-words'
import type { FoundItems } from './use-item-search'

interface ComboboxListProps {
  id: string
  label: string
  text: string
  search: FoundItems
  chosen: Items
  activeIndex: number
  words: ComboboxWords
  onActivate: (item: ComboboxItem | null) => void
  onChoose: (item: ComboboxItem) => void
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** Lies under its input rather than in the body: there it would be hidden behind an open dialog. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, text, search, chosen, activeIndex, words, onActivate, onChoose } = props
  const { items, isSearching, hasFailed } = search
  const status = isSearching
    ? words.searching
    : hasFailed
      ? words.failed
      : items.length === 0 && fillWords(words.none, { text })
  return (
    <div
      aria-busy={isSearching || undefined}
      className={comboboxListLook}
      // The input keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="status" aria-live="polite" aria-atomic className="text-ink-soft px-4 not-empty:py-3">
        {status}
      </div>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable
        onPointerLeave={() => onActivate(null)}
      >
        {items.map((item, index) => (
          <Fragment key={item.value}>
            {isFirstUnderHeading(items, item) && (
              <p aria-hidden className="text-ink-soft border-line border-t px-4 pt-3 pb-1 text-sm">
                {item.heading}
              </p>
            )}
            <div
              id={optionId(id, index)}
              role="option"
              aria-selected={indexIn(chosen, item) !== -1}
              data-highlighted={index === activeIndex || undefined}
              className="data-highlighted:bg-sand flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 leading-tight"
              onPointerMove={({ pointerType }) => pointerType === 'mouse' && onActivate(item)}
              onClick={() => onChoose(item)}
            >
              {item.heading && <span className="sr-only">{item.heading}</span>}
              <span className="grow">{item.label}</span>
              {item.hint && <span className="text-ink-soft figures text-sm">{item.hint}</span>}
              {indexIn(chosen, item) !== -1 && (
                <Check aria-hidden strokeWidth={1.5} className="text-brick size-5" />
              )}
            </div>
          </Fragment>
        ))}
      </div>
    </div>
  )
}

const comboboxListLook =
  'border-line bg-sheet shadow-float absolute inset-x-0 top-full z-20 mt-1.5 max-h-88 overflow-y-auto overscroll-contain rounded border'

function isFirstUnderHeading(items: Items, item: ComboboxItem): boolean {
  return item.heading !== undefined && items.find(({ heading }) => heading === item.heading) === item
}
