import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

import { QuickResults, type QuickResultsWords } from './quick-results'
import { useQuickAnswer } from './use-quick-answer'

export interface QuickSearchFieldProps {
  endpoint: string
  words: QuickResultsWords & { label: string; placeholder: string; results: string; clear: string }
  hasCounts: boolean
  intlLocale: string
}

const phoneBelowPx = 767

/** One field of a plain form; while a visitor types, the ledger opens under it. */
export function QuickSearchField({ endpoint, words, hasCounts, intlLocale }: QuickSearchFieldProps) {
  const id = useId()
  const whole = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const answer = useQuickAnswer(endpoint, text)
  const isShown = isOpen && answer !== null

  /** On a phone it goes under the header, so that the answers stand above the keys. */
  function open() {
    setIsOpen(true)
    if (window.innerWidth < phoneBelowPx) whole.current?.scrollIntoView({ block: 'start' })
  }

  useEffect(() => {
    // What was typed before this ran, or before the visitor came back, counts too.
    if (field.current?.value) setText(field.current.value)
    if (field.current === document.activeElement) open()
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setIsOpen(false)
    }
    const events = ['pointerdown', 'focusin']
    for (const event of events) document.addEventListener(event, closeOutside)
    return () => {
      for (const event of events) document.removeEventListener(event, closeOutside)
    }
  }, [])

  function clear() {
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
    setText('')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && text) clear()
    else if (!isShown || !moves.has(event.key) || !whole.current) return
    else if (!moveFocus(whole.current, event.key, event.target)) return
    event.preventDefault()
  }

  return (
    <div ref={whole} className="relative" onKeyDown={onKeyDown}>
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <Search
        aria-hidden="true"
        strokeWidth={1.5}
        className="text-ink-soft pointer-events-none absolute top-4.5 left-4 size-5"
      />
      <input
        ref={field}
        id={id}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={80}
        placeholder={words.placeholder}
        aria-controls={`${id}-results`}
        onChange={({ target }) => {
          setText(target.value)
          setIsOpen(true)
        }}
        onFocus={open}
        className="border-edge bg-sheet text-ink placeholder:text-ink-soft hover:border-ink h-14 w-full rounded border pr-14 pl-12 text-lg text-ellipsis transition-colors placeholder:text-base placeholder:opacity-100 placeholder-shown:pr-3 md:placeholder:text-lg [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <button
          type="button"
          aria-label={words.clear}
          onClick={clear}
          className="text-ink-soft hover:text-ink focus-visible:outline-brick absolute top-1.5 right-1.5 inline-flex size-11 items-center justify-center rounded"
        >
          <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </button>
      )}
      <section
        id={`${id}-results`}
        aria-label={words.results}
        hidden={!isShown}
        className="border-line bg-sheet text-ink shadow-float absolute inset-x-0 top-full z-30 mt-2 max-h-[min(28rem,60svh)] overflow-y-auto overscroll-contain rounded border text-left"
      >
        {isShown && (
          <QuickResults answer={answer} words={words} hasCounts={hasCounts} intlLocale={intlLocale} />
        )}
      </section>
      <p role="status" className="sr-only">
        {isShown && (answer.summary || `${words.nothingFound} ${words.hint}`)}
      </p>
    </div>
  )
}

const moves = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
])

/** From the field down to the first link, then along the links and back up; sideways in the field moves its cursor. */
function moveFocus(whole: HTMLElement, key: string, from: EventTarget): boolean {
  const stops = [...whole.querySelectorAll<HTMLElement>('input, a')]
  const index = stops.findIndex((stop) => stop === from)
  if (index === -1 || (index === 0 && key !== 'ArrowDown')) return false
  stops[Math.min(index + (moves.get(key) ?? 0), stops.length - 1)]?.focus()
  return true
}
