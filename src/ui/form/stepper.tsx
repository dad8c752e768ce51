import { Minus, Plus } from 'lucide-react'

import { labelled } from '@/i18n/labelled'
import type { Locale } from '@/i18n/locales'

import { behaviour } from '../island/behaviour'
import { controlProps, FieldFrame, type FieldText } from './field-frame'

export interface StepperProps extends FieldText {
  min?: number
  max?: number
  defaultValue?: number
  disabled?: boolean
  words: { fewer: string; more: string }
  locale: Locale
}

/** A native number field with a button on each side; without script only the field. */
export function Stepper({ min, max, defaultValue, disabled, words, locale, ...text }: StepperProps) {
  const isAt = (end?: number) => (end !== undefined && end === defaultValue ? true : undefined)
  const buttons = {
    fewer: { by: -1, label: words.fewer, icon: Minus, isAtEnd: isAt(min), edge: 'border-r' },
    more: { by: 1, label: words.more, icon: Plus, isAtEnd: isAt(max), edge: 'border-l' },
  } as const
  const buttonOf = ({ by, label, icon: Icon, isAtEnd, edge }: (typeof buttons)[keyof typeof buttons]) => (
    // The arrow keys do the same within the field, so the buttons are no stops of their own.
    <button
      type="button"
      tabIndex={-1}
      aria-label={labelled(label, text.label, locale)}
      disabled={disabled}
      aria-disabled={isAtEnd}
      data-step={by}
      className={`border-line text-ink enabled:hover:bg-sand aria-disabled:text-edge flex w-12 shrink-0 items-center justify-center transition-colors disabled:text-edge aria-disabled:cursor-default aria-disabled:bg-transparent noscript:hidden ${edge}`}
    >
      <Icon aria-hidden strokeWidth={1.5} className="size-5" />
    </button>
  )
  return (
    <FieldFrame {...text}>
      <span
        className="border-edge bg-sheet has-[input:disabled]:border-line has-[input:disabled]:bg-mist has-aria-invalid:border-brick has-aria-invalid:ring-brick has-[input:focus-visible]:outline-brick flex w-fit max-w-full rounded border outline-offset-2 has-aria-invalid:ring-1 has-[input:focus-visible]:outline-2"
        {...behaviour('stepper')}
      >
        {buttonOf(buttons.fewer)}
        <input
          {...controlProps(text)}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          defaultValue={defaultValue}
          disabled={disabled}
          className="figures disabled:text-ink-soft min-h-[2.875rem] w-16 min-w-0 appearance-none bg-transparent text-center text-lg outline-none [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        {buttonOf(buttons.more)}
        <span role="status" className="sr-only" />
      </span>
    </FieldFrame>
  )
}
