'use client'

import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { saveOf } from '../../open-forms/save-of'

/** A name for this window, sent with every save: its own earlier save is then no surprise to it. */
export function useFormName(): string {
  const [form] = useState(() =>
    [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  )
  const revision = useFormFields(([fields]) => fields.revision?.value)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  useEffect(() => {
    const named = withForm(typeof revision === 'string' ? revision : undefined, form)
    if (revision !== named) dispatch({ type: 'UPDATE', path: 'revision', value: named, isModified: false })
  }, [revision, form, dispatch])
  return form
}

export function withForm(revision: string | undefined, form: string): string {
  return `${saveOf(revision) || 'none'}~${form}`
}
