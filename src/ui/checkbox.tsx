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
        <span className="relative flex h-11 w-9 shrink-0 items-center">
          <input
            {...rest}
            type="checkbox"
            id={target}
            name={name}
            required={isRequired}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
            className="peer border-edge bg-sheet enabled:hover:border-ink checked:border-brick checked:bg-brick disabled:border-line disabled:bg-mist aria-invalid:border-brick aria-invalid:ring-brick size-6 appearance-none rounded border transition-colors aria-invalid:ring-1 disabled:checked:bg-edge"
          />
          <Check
            aria-hidden
            strokeWidth={2.5}
            className="text-sheet pointer-events-none absolute left-1 size-4 opacity-0 peer-checked:opacity-100 forced-colors:text-[CanvasText]"
          />
        </span>
        <label
          htmlFor={target}
          className="min-w-0 grow cursor-pointer py-2.5 leading-normal wrap-anywhere hyphens-auto"
        >
          {label}
          <FieldMark isRequired={isRequired} />
          {help && <FieldHelp id={`${target}-help`}>{help}</FieldHelp>}
        </label>
      </div>
      {error && <FieldError id={`${target}-error`}>{error}</FieldError>}
    </div>
  )
}
