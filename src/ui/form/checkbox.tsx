import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { FieldError, FieldHelp, FieldMark } from './field-frame'

type NativeProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'required'>

export interface CheckboxProps extends NativeProps {
  name: string
  /** May hold a link, as a consent does. */
  label: ReactNode
  help?: string
  error?: string
  isRequired?: boolean
}

export function Checkbox({ id, name, label, help, error, isRequired, ...rest }: CheckboxProps) {
  const target = id ?? name
  const describedBy = [help && `${target}-help`, error && `${target}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid min-w-0 content-start gap-1">
      <div className="flex">
        <span className="tick-frame">
          <input
            {...rest}
            type="checkbox"
            id={target}
            name={name}
            required={isRequired}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
            className="peer tick-box"
          />
          <Check aria-hidden strokeWidth={2.5} className="tick-mark" />
        </span>
        <label htmlFor={target} className="tick-label">
          {label}
          <FieldMark isRequired={isRequired} />
          {help && <FieldHelp id={`${target}-help`}>{help}</FieldHelp>}
        </label>
      </div>
      {error && <FieldError id={`${target}-error`}>{error}</FieldError>}
    </div>
  )
}
