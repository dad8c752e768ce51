import type { ComponentProps } from 'react'

import { controlClass, controlProps, FieldFrame, type FieldText, splitField } from './field-frame'

type NativeProps = Omit<ComponentProps<'input'>, 'id' | 'name' | 'type' | 'required' | 'min' | 'max'>

export interface DateFieldProps extends FieldText, NativeProps {
  /** As 2026-11-15. */
  min?: string
  max?: string
}

export function DateField(props: DateFieldProps) {
  const { text, rest } = splitField(props)
  return (
    <FieldFrame {...text}>
      <input
        {...rest}
        {...controlProps(text)}
        type="date"
        className={`${controlClass} figures max-w-56 appearance-none`}
      />
    </FieldFrame>
  )
}
