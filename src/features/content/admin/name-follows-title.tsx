'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Beside the name for the editors: a page that has none yet is called as its title, until somebody names it otherwise. */
export function NameFollowsTitle({ path }: { path: string }) {
  const { value: name, setValue, disabled } = useField<string>({ path })
  const title = useFormFields(([fields]) => fields.title?.value)
  const given = useRef<string | null>(name ? null : '')
  const follow = useEffectEvent(() => {
    if (disabled || given.current === null || typeof title !== 'string') return
    if ((name ?? '') !== given.current) given.current = null
    else if (title !== given.current) {
      given.current = title
      setValue(title)
    }
  })
  useEffect(() => follow(), [title, name])
  return null
}
