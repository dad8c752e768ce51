import type { ComponentProps } from 'react'

import { controlClass, controlProps, FieldFrame, type FieldText, splitField } from './field-frame'

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'name' | 'type' | 'required' | 'prefix'>

export interface FieldProps extends FieldText, InputProps {
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url'
  /** A unit before or after what is filled in: €, m². */
  prefix?: string
  suffix?: string
}

const keyboards = { email: 'email', tel: 'tel', url: 'url', search: 'search' } as const

export function Field({ type = 'text', prefix, suffix, ...props }: FieldProps) {
  const { text, rest } = splitField(props)
  const input = {
    ...rest,
    ...controlProps(text),
    type,
    inputMode: rest.inputMode ?? keyboards[type as keyof typeof keyboards],
  }
  return (
    <FieldFrame {...text}>
      {prefix || suffix ? (
        <span className="field-row">
          {prefix && <Unit>{prefix}</Unit>}
          <input
            {...input}
            className={`figures disabled:text-ink-soft min-h-[2.875rem] w-full min-w-0 bg-transparent px-3 py-2 leading-normal outline-none ${prefix ? 'pl-2' : ''} ${suffix ? 'pr-2' : ''}`}
          />
          {suffix && <Unit>{suffix}</Unit>}
        </span>
      ) : (
        <input {...input} className={controlClass} />
      )}
    </FieldFrame>
  )
}

function Unit({ children }: { children: string }) {
  return <span className="text-ink-soft flex shrink-0 items-center first:pl-3 last:pr-3">{children}</span>
}

type AreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'required'>

export interface TextareaProps extends FieldText, AreaProps {}

export function Textarea({ rows = 5, ...props }: TextareaProps) {
  const { text, rest } = splitField(props)
  return (
    <FieldFrame {...text}>
      <textarea {...rest} {...controlProps(text)} rows={rows} className={`${controlClass} resize-y`} />
    </FieldFrame>
  )
}
