'use client'

import { X } from 'lucide-react'
import { lazy, startTransition, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'

import { comboboxLook } from './combobox-look'
import { controlProps, FieldFrame, type FieldText, splitField } from './field-frame'

const loadField = () => import('./combobox-field.client')
const ComboboxField = lazy(() => loadField().then((module) => ({ default: module.ComboboxField })))

export interface ComboboxItem {
  value: string
  label: string
  /** What tells two of the same name apart: "provincie Antwerpen". */
  hint?: string
  /** What it is sent under, when not under the field's own name. */
  name?: string
  /** Stands above the first that has it, to offer them apart: "Bedoelde u…". */
  heading?: string
}

export interface ComboboxProps extends FieldText {
  onSearch: (text: string, signal: AbortSignal) => Promise<readonly ComboboxItem[]>
  onChange?: (items: readonly ComboboxItem[]) => void
  defaultItems?: readonly ComboboxItem[]
  placeholder?: string
  /** `remove` is "{label} verwijderen", `chosen` names the chips, `none` is "Niets gevonden voor {text}". */
  words: Record<'chosen' | 'remove' | 'searching' | 'none' | 'failed', string>
}

/**
 * Several of many, found by typing. A plain field stands in its place until it is first used; without JavaScript
 * it stays. What is typed but not chosen is sent under the field's name.
 */
export function Combobox(props: ComboboxProps) {
  const { text: field, rest } = splitField(props)
  const { defaultItems = [], placeholder } = rest
  const [isUsed, setIsUsed] = useState(false)
  const [text, setText] = useState('')
  const hasFocus = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  // A transition keeps the plain input, and what is being typed in it, until the other is ready.
  const wake = () =>
    loadField().then(
      () => startTransition(() => setIsUsed(true)),
      () => undefined,
    )

  const catchUp = useEffectEvent(({ value }: HTMLInputElement) => {
    hasFocus.current = true
    setText(value)
    void wake()
  })
  // A visitor may be faster than the scripts: what was typed before them counts.
  useEffect(() => {
    if (input.current && input.current === document.activeElement) catchUp(input.current)
  }, [])

  const plain = (
    <div
      className={comboboxLook.box}
      // Chips that are there from the start can be taken off as soon as a pointer comes near.
      onPointerEnter={() => void (defaultItems.length > 0 ? wake() : loadField().catch(() => undefined))}
    >
      {defaultItems.map(({ value, label, name = field.name }) => (
        <span key={value} className={comboboxLook.chip}>
          {label}
          <input type="hidden" name={name} value={value} />
          <span className={comboboxLook.chipRemove}>
            <X aria-hidden strokeWidth={1.5} className="size-4" />
          </span>
        </span>
      ))}
      <input
        {...controlProps(field)}
        autoComplete="off"
        placeholder={defaultItems.length > 0 ? undefined : placeholder}
        ref={input}
        onInput={(event) => setText(event.currentTarget.value)}
        onFocus={(event) => {
          hasFocus.current = true
          setText(event.currentTarget.value)
          void wake()
        }}
        onBlur={() => (hasFocus.current = false)}
        className={comboboxLook.input}
      />
    </div>
  )

  return (
    <FieldFrame {...field}>
      <Suspense fallback={plain}>
        {isUsed ? <ComboboxField {...props} initialText={text} hasFocus={hasFocus} /> : plain}
      </Suspense>
    </FieldFrame>
  )
}
