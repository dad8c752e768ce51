import { X } from 'lucide-react'
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'

import { type Items, without } from './combobox-item'
import { comboboxLook } from './combobox-look'
import type { ComboboxWords } from './combobox-words'
import { fillWords } from '../fill-words'

interface ComboboxChipsProps {
  items: Items
  /** What those are sent under that have no name of their own. */
  name: string
  words: ComboboxWords
  isAwake: boolean
  input: RefObject<HTMLInputElement | null>
  onChange: (items: Items) => void
  /** The input, which stands behind them. */
  children: ReactNode
}

/** What is chosen, each with its way off. The arrows lead from the input along them, and back to it. */
export function ComboboxChips({
  items,
  name,
  words,
  isAwake,
  input,
  onChange,
  children,
}: ComboboxChipsProps) {
  const focus = (index: number) => {
    if (index < 0 || !focusChip(input.current, index)) input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const { key, ctrlKey, altKey, metaKey } = event
    if (ctrlKey || altKey || metaKey || event.target !== event.currentTarget) return
    const item = items[index]
    if (key === 'ArrowLeft') focus(index - 1)
    else if (key === 'ArrowRight') focus(index + 1)
    else if ((key === 'Backspace' || key === 'Delete') && item) {
      onChange(without(items, item))
      requestAnimationFrame(() => focus(Math.min(index, items.length - 2)))
    } else if (['Enter', ' ', 'ArrowUp', 'ArrowDown'].includes(key)) input.current?.focus()
    else {
      // What is typed goes where it can be read.
      if (key.length === 1) input.current?.focus()
      return
    }
    event.preventDefault()
  }
  const remove = (index: number) => {
    const item = items[index]
    if (item) onChange(without(items, item))
    input.current?.focus()
  }
  const focusInput = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('input, button')) return
    event.preventDefault()
    input.current?.focus()
  }
  return (
    <div className={comboboxLook.box} onMouseDown={focusInput}>
      {items.map(({ value, name: own = name }) => (
        <input key={value} type="hidden" name={own} value={value} />
      ))}
      <div
        className="contents"
        {...(isAwake && items.length > 0 && { role: 'toolbar', 'aria-label': words.chosen })}
      >
        {items.map(({ value, label }, index) => (
          <div
            key={value}
            data-chip
            tabIndex={-1}
            aria-label={label}
            className={comboboxLook.chip}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {label}
            <button
              type="button"
              tabIndex={-1}
              aria-label={fillWords(words.remove, { label })}
              className={comboboxLook.chipRemove}
              // The input keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => remove(index)}
            >
              <X aria-hidden strokeWidth={1.5} className="size-4" />
            </button>
          </div>
        ))}
        {children}
      </div>
    </div>
  )
}

/** Beside the input it belongs to; false when there is no such chip. */
export function focusChip(input: HTMLInputElement | null, index: number): boolean {
  const chip = input?.parentElement?.querySelectorAll<HTMLElement>('[data-chip]')[index]
  chip?.focus()
  return chip !== undefined
}
