'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, X } from 'lucide-react'
import {
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import type { ComboboxItem, ComboboxProps } from './combobox.client'
import { comboboxLook } from './combobox-look'
import { controlProps } from './field-frame'
import { fillWords } from './fill-words'
import { useItemSearch } from './use-item-search'

interface ComboboxFieldProps extends ComboboxProps {
  /** What was typed in the plain field before this one came. */
  initialText: string
  hasFocus: RefObject<boolean>
}

export function ComboboxField(props: ComboboxFieldProps) {
  const { onSearch, onChange, defaultItems = [], placeholder, words, initialText, hasFocus, ...field } = props
  const { name, ...control } = controlProps(field)
  const [text, setText] = useState(initialText)
  const [chosen, setChosen] = useState<readonly ComboboxItem[]>(defaultItems)
  const [isOpen, setIsOpen] = useState(initialText !== '')
  const input = useRef<HTMLInputElement>(null)
  const highlighted = useRef<ComboboxItem>(undefined)
  const { items, isSearching, hasFailed } = useItemSearch(onSearch, text.trim())

  // Before anything else can happen: a key that is struck in between would go nowhere.
  useLayoutEffect(() => {
    if (!hasFocus.current) return
    input.current?.focus()
    input.current?.setSelectionRange(initialText.length, initialText.length)
  }, [hasFocus, initialText])

  const choose = (items: readonly ComboboxItem[]) => {
    setChosen(items)
    setText('')
    onChange?.(items)
  }
  const isListed = isOpen && text.trim() !== ''
  const leave = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || setIsOpen(false)
  const handleKey = (event: KeyboardEvent) => {
    if (!isListed) return
    // Only the list closes, not the dialog that it may stand in.
    if (event.key === 'Escape') setIsOpen(false)
    // Enter takes the first answer, and never sends the form while answers are shown.
    else if (event.key === 'Enter' && !highlighted.current && items.length > 0)
      choose(withFirst(chosen, items))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const status = isSearching
    ? words.searching
    : hasFailed
      ? words.failed
      : items.length === 0 && fillWords(words.none, { text: text.trim() })

  return (
    <Base.Root
      multiple
      items={[...items]}
      filter={null}
      itemToStringLabel={(item: ComboboxItem) => item.label}
      isItemEqualToValue={(item, other) => item.value === other.value}
      value={[...chosen]}
      onValueChange={choose}
      inputValue={text}
      onInputValueChange={(text) => {
        setText(text)
        setIsOpen(true)
      }}
      // Its own pop-up would lie in the body: under an open dialog, and with the rest of the page hidden from readers.
      inline
      open={isListed}
      onItemHighlighted={(item) => {
        highlighted.current = item
      }}
    >
      <div className="relative" onBlur={leave} onKeyDownCapture={handleKey}>
        {chosen.map(({ value, name: own = name }) => (
          <input key={value} type="hidden" name={own} value={value} />
        ))}
        {text.trim() !== '' && <input type="hidden" name={name} value={text.trim()} />}
        <Base.InputGroup className={comboboxLook.box}>
          <Base.Chips className="contents" aria-label={chosen.length > 0 ? words.chosen : undefined}>
            {chosen.map(({ value, label }) => (
              <Base.Chip
                key={value}
                aria-label={label}
                className={`${comboboxLook.chip} focus-visible:outline-2`}
              >
                {label}
                <Base.ChipRemove
                  aria-label={fillWords(words.remove, { label })}
                  className={comboboxLook.chipRemove}
                >
                  <X aria-hidden strokeWidth={1.5} className="size-4" />
                </Base.ChipRemove>
              </Base.Chip>
            ))}
            <Base.Input
              ref={input}
              aria-expanded={isListed}
              {...control}
              required={field.isRequired && chosen.length === 0}
              placeholder={chosen.length > 0 ? undefined : placeholder}
              className={comboboxLook.input}
            />
          </Base.Chips>
        </Base.InputGroup>
        {isListed && (
          <div
            aria-busy={isSearching || undefined}
            className="border-line bg-sheet shadow-float absolute inset-x-0 top-full z-20 mt-1.5 max-h-88 overflow-y-auto overscroll-contain rounded border"
          >
            <Base.Status className="text-ink-soft px-4 not-empty:py-3">{status}</Base.Status>
            <Base.List>
              {(item: ComboboxItem) => (
                <Fragment key={item.value}>
                  {isFirstUnderHeading(items, item) && (
                    <p aria-hidden className="text-ink-soft border-line border-t px-4 pt-3 pb-1 text-sm">
                      {item.heading}
                    </p>
                  )}
                  <Base.Item
                    value={item}
                    className="data-highlighted:bg-sand flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 leading-tight"
                  >
                    {item.heading && <span className="sr-only">{item.heading}</span>}
                    <span className="grow">{item.label}</span>
                    {item.hint && <span className="text-ink-soft figures text-sm">{item.hint}</span>}
                    <Base.ItemIndicator>
                      <Check aria-hidden strokeWidth={1.5} className="text-brick size-5" />
                    </Base.ItemIndicator>
                  </Base.Item>
                </Fragment>
              )}
            </Base.List>
          </div>
        )}
      </div>
    </Base.Root>
  )
}

function isFirstUnderHeading(items: readonly ComboboxItem[], item: ComboboxItem): boolean {
  return item.heading !== undefined && items.find(({ heading }) => heading === item.heading) === item
}

function withFirst(chosen: readonly ComboboxItem[], [first]: readonly ComboboxItem[]) {
  return !first || chosen.some(({ value }) => value === first.value) ? chosen : [...chosen, first]
}
