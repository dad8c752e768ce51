'use client'

import { useConfig, useLocale, useRowLabel } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { RowLabel } from '@/cms/admin/row-label'
import type { words } from '@/cms/words'

/** A placed section by the name it has, which stands in its own record. */
export function SectionLabel({ kind }: { kind: ReturnType<typeof words> }) {
  const { data } = useRowLabel<{ section?: unknown }>()
  const { config } = useConfig()
  const { code } = useLocale()
  const [title, setTitle] = useState('')
  const section = typeof data.section === 'number' ? data.section : null
  useEffect(() => {
    if (section === null) return
    const asked = new AbortController()
    const query = `draft=true&depth=0&select[title]=true&locale=${code}`
    fetch(`${config.routes.api}/sections/${section}?${query}`, {
      credentials: 'include',
      signal: asked.signal,
    })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { title?: string | null }) : null))
      .then((found) => setTitle(found?.title ?? ''))
      // Its kind stands there without it.
      .catch(() => undefined)
    return () => asked.abort()
  }, [section, code, config.routes.api])
  return <RowLabel kind={kind} names={[]} told={section === null ? '' : title} />
}
