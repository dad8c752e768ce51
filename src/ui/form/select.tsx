import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

import { controlClass, controlProps, FieldFrame, type FieldText, splitField } from './field-frame'

export interface SelectOption {
  value: string
  text: string
  /** Leads nowhere now: greyed, not hidden. */
  isDisabled?: boolean
}

type NativeProps = Omit<ComponentProps<'select'>, 'id' | 'name' | 'required' | 'children' | 'multiple'>

export interface SelectProps extends FieldText, NativeProps {
  options: SelectOption[]
  /** The first, empty choice: "Maak een keuze", "Alle types". */
  emptyText?: string
}

export function Select({ options, emptyText, ...props }: SelectProps) {
  const { text, rest } = splitField(props)
  return (
    <FieldFrame {...text}>
      <span className="relative">
        <select
          {...rest}
          {...controlProps(text)}
          className={`${controlClass} appearance-none truncate pr-11`}
        >
          {emptyText !== undefined && <option value="">{emptyText}</option>}
          {options.map(({ value, text: shown, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {shown}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          strokeWidth={1.5}
          className="text-ink-soft pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2"
        />
      </span>
    </FieldFrame>
  )
}
