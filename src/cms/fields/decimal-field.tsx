'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { useState } from 'react'

import { typedDecimal } from './typed-decimal'

/**
 * In the place of Payload's own, which leaves it to the browser: one in English drops the comma of "1,5" and keeps 15.
 */
export const DecimalField: NumberFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { value, setValue, showError, path, disabled } = useField<number | null>({
    potentiallyStalePath: given,
  })
  const [typed, setTyped] = useState(() => String(value ?? ''))
  // What is typed stays as it is, until something else gives the field another number.
  const shown = typedDecimal(typed) === (value ?? null) ? typed : String(value ?? '')
  const isFixed = Boolean(readOnly || disabled || field.admin?.readOnly)
  const { description } = field.admin ?? {}
  return (
    <div
      className={['field-type number', showError && 'error', isFixed && 'read-only']
        .filter(Boolean)
        .join(' ')}
    >
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={`field-${path.replaceAll('.', '__')}`}
          name={path}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          disabled={isFixed}
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value)
            setValue(typedDecimal(target.value))
          }}
        />
      </div>
      {description && <FieldDescription description={description} path={path} />}
    </div>
  )
}
