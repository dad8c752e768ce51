import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

import { ComboboxChips, focusChip } from './combobox-chips.client'
import { type ComboboxItem, indexIn, type Items, toggled } from './combobox-item'
import { ComboboxList, optionId } from './combobox-list.client'
import { comboboxLook } from './combobox-look'
import type { ComboboxWords } from './combobox-words'
import { controlProps, FieldFrame, type FieldText, splitField } from './field-frame'
import { useIsAwake } from '../island/use-browser-state'
import { type ItemSearch, useItemSearch } from './use-item-search'

export interface ComboboxProps extends FieldText {
  onSearch: ItemSearch
  onChange?: (items: Items) => void
  defaultItems?: Items
  placeholder?: string
  words: ComboboxWords
}

/**
 * Several of many, found by typing. What is typed but not chosen is sent under the field's name. Before it is awake,
 * and without JavaScript, it is a plain field. It stays the same input, and React never sets its value: what is
 * typed meanwhile is not lost.
 */
export function Combobox(props: ComboboxProps) {
  const { text: field, rest } = splitField(props)
  const { onSearch, onChange, defaultItems = [], placeholder, words } = rest
  const listId = useId()
  const isAwake = useIsAwake()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(defaultItems)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState<ComboboxItem | null>(null)
  const search = useItemSearch(onSearch, text)
  const { items } = search
  const isListed = isOpen && text !== ''
  const activeIndex = indexIn(items, active)

  useEffect(() => {
    if (!input.current?.value) return
    setText(input.current.value.trim())
    setIsOpen(input.current === document.activeElement)
  }, [])

  const type = (value: string) => {
    setText(value.trim())
    setActive(null)
    setIsOpen(true)
  }
  const change = (next: Items) => {
    setChosen(next)
    onChange?.(next)
  }
  const choose = (next: Items) => {
    if (input.current) input.current.value = ''
    type('')
    change(next)
  }
  /** The input itself is a stop between the last and the first. */
  const walk = (step: 1 | -1) => {
    const stops = items.length + 1
    const next = ((activeIndex + 1 + step + stops) % stops) - 1
    setActive(items[next] ?? null)
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' })
  }
  const handleEnter = () => {
    const [first] = items
    if (active && activeIndex !== -1) choose(toggled(chosen, active))
    // The first answer to an older text may not be what is meant.
    else if (first && !search.isSearching) choose(indexIn(chosen, first) === -1 ? [...chosen, first] : chosen)
  }
  const handleKey = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean => {
    if (key === 'Backspace' && currentTarget.value === '' && chosen.length > 0) change(chosen.slice(0, -1))
    else if (key === 'ArrowLeft' && currentTarget.selectionEnd === 0 && chosen.length > 0)
      focusChip(currentTarget, chosen.length - 1)
    else if (isListed && key === 'ArrowDown') walk(1)
    else if (isListed && key === 'ArrowUp') walk(-1)
    // Enter never sends the form while answers are shown.
    else if (isListed && key === 'Enter' && items.length > 0) handleEnter()
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { ctrlKey, altKey, metaKey, shiftKey, nativeEvent } = event
    if (ctrlKey || altKey || metaKey || shiftKey || nativeEvent.isComposing || !handleKey(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!isListed || event.key !== 'Escape') return
    setIsOpen(false)
    // Only the list closes, not the dialog that it may stand in.
    event.preventDefault()
    event.stopPropagation()
  }
  const leave = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || setIsOpen(false)

  return (
    <FieldFrame {...field}>
      <div className="relative" onBlur={leave} onKeyDown={closeOnEscape}>
        <ComboboxChips
          items={chosen}
          name={field.name}
          words={words}
          isAwake={isAwake}
          input={input}
          onChange={change}
        >
          <input
            ref={input}
            {...controlProps(field)}
            required={field.isRequired && chosen.length === 0}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={chosen.length > 0 ? undefined : placeholder}
            className={comboboxLook.input}
            {...(isAwake && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-haspopup': 'listbox',
              'aria-expanded': isListed,
              'aria-controls': isListed ? listId : undefined,
              'aria-activedescendant':
                isListed && activeIndex !== -1 ? optionId(listId, activeIndex) : undefined,
            })}
            onInput={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </ComboboxChips>
        {isListed && (
          <ComboboxList
            id={listId}
            label={field.label}
            text={text}
            search={search}
            chosen={chosen}
            activeIndex={activeIndex}
            words={words}
            onActivate={setActive}
            onChoose={(item) => choose(toggled(chosen, item))}
          />
        )}
      </div>
    </FieldFrame>
  )
}
