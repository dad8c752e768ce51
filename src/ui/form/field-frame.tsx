import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface FieldText {
  /** Also the field's address for a summary's link; `name` unless told. */
  id?: string
  name: string
  label: string
  help?: string
  /** In words, and how to put it right. */
  error?: string
  isRequired?: boolean
  /** Stands behind the label of a field that may stay empty: "facultatief". */
  optionalText?: string
}

/** The edge and height that all fields share. */
export const controlClass = 'field-input'

/** Ties a control to its label, help and error. */
export function controlProps({ id, name, help, error, isRequired }: FieldText) {
  const target = id ?? name
  const describedBy = [help && `${target}-help`, error && `${target}-error`].filter(Boolean).join(' ')
  return {
    id: target,
    name,
    required: isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  }
}

/** What the frame says, apart from what the control gets. */
export function splitField<Props extends FieldText>(props: Props) {
  const { id, name, label, help, error, isRequired, optionalText, ...rest } = props
  return { text: { id, name, label, help, error, isRequired, optionalText }, rest }
}

export function FieldFrame({ children, ...text }: FieldText & { children: ReactNode }) {
  const { id, name, label, help, error } = text
  const target = id ?? name
  return (
    <div className="grid min-w-0 content-start gap-2">
      <div>
        <label htmlFor={target} className="font-medium wrap-anywhere hyphens-auto">
          {label}
          <FieldMark {...text} />
        </label>
        {help && <FieldHelp id={`${target}-help`}>{help}</FieldHelp>}
      </div>
      {children}
      {error && <FieldError id={`${target}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldMark({ isRequired, optionalText }: Pick<FieldText, 'isRequired' | 'optionalText'>) {
  if (isRequired) {
    return (
      <span aria-hidden="true" className="text-brick">
        {'\u00a0*'}
      </span>
    )
  }
  return optionalText ? <span className="text-ink-soft text-sm font-normal"> ({optionalText})</span> : null
}

export function FieldHelp({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-ink-soft measure text-sm">
      {children}
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-brick flex items-start gap-2 font-medium">
      <CircleAlert aria-hidden strokeWidth={1.5} className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
