'use client'

import { Minus, Plus } from 'lucide-react'
import { useRef, useState } from 'react'

import { controlProps, FieldFrame, type FieldText } from './field-frame'

export interface StepperProps extends FieldText {
  min?: number
  max?: number
  defaultValue?: number
  disabled?: boolean
  words: { fewer: string; more: string }
}

/** A native number field with a button on each side; without script only the field. */
export function Stepper({ min, max, defaultValue, disabled, words, ...text }: StepperProps) {
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(defaultValue ?? null)
  const [announced, setAnnounced] = useState('')

  function step(by: 1 | -1) {
    const field = input.current
    if (!field) return
    if (by === 1) field.stepUp()
    else field.stepDown()
    setValue(field.valueAsNumber)
    setAnnounced(field.value)
    // A step by script is silent, yet whoever listens to the form must hear it.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }

  const buttons = {
    fewer: { by: -1, label: words.fewer, icon: Minus, isAtEnd: value !== null && value === min },
    more: { by: 1, label: words.more, icon: Plus, isAtEnd: value !== null && value === max },
  } as const
  const buttonOf = ({ by, label, icon: Icon, isAtEnd }: (typeof buttons)[keyof typeof buttons]) => (
    // The arrow keys do the same within the field, so the buttons are no stops of their own.
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${label}: ${text.label}`}
      disabled={disabled}
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && step(by)}
      className="border-line text-ink enabled:hover:bg-sand aria-disabled:text-edge flex w-12 shrink-0 items-center justify-center transition-colors first:border-r last:border-l disabled:text-edge aria-disabled:cursor-default aria-disabled:bg-transparent noscript:hidden"
    >
      <Icon aria-hidden strokeWidth={1.5} className="size-5" />
    </button>
  )

  return (
    <FieldFrame {...text}>
      <span className="border-edge bg-sheet has-[input:disabled]:border-line has-[input:disabled]:bg-mist has-aria-invalid:border-brick has-aria-invalid:ring-brick has-[input:focus-visible]:outline-brick flex w-fit max-w-full rounded border outline-offset-2 has-aria-invalid:ring-1 has-[input:focus-visible]:outline-2">
        {buttonOf(buttons.fewer)}
        <input
          {...controlProps(text)}
          ref={input}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          defaultValue={defaultValue}
          disabled={disabled}
          onInput={({ currentTarget }) => setValue(currentTarget.value ? currentTarget.valueAsNumber : null)}
          className="figures disabled:text-ink-soft min-h-[2.875rem] w-16 min-w-0 appearance-none bg-transparent text-center text-lg outline-none [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        {buttonOf(buttons.more)}
      </span>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </FieldFrame>
  )
}
