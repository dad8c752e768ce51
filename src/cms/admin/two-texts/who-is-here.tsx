'use client'

import { useConfig, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { saveOf } from '../../open-forms/save-of'
import { twoTextsWords } from './two-texts-words'

const everySeconds = 8

interface Here {
  people: string[]
  revision: string | null
  savedBy: string | null
}

/** Who else has the form open, and whether somebody saved since it was opened. */
export function WhoIsHere({ form }: { form: string }) {
  const here = useHere(form)
  const { i18n } = useTranslation()
  const seen = useFormFields(([fields]) => fields.revision?.value)
  if (!here) return null
  const isOwn = here.revision?.endsWith(`~${form}`) ?? true
  const isSaved = !isOwn && saveOf(here.revision) !== saveOf(typeof seen === 'string' ? seen : '')
  if (here.people.length === 0 && !isSaved) return null
  const names = new Intl.ListFormat(i18n.language).format(here.people)
  return (
    <p className="two-texts__here" role="status">
      {here.people.length > 0 && <span>{twoTextsWords(i18n.language, names).here}</span>}
      {isSaved && <span>{twoTextsWords(i18n.language, here.savedBy ?? '').savedSince}</span>}
    </p>
  )
}

function useHere(form: string): Here | null {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const [here, setHere] = useState<Here | null>(null)
  const kind = globalSlug ?? collectionSlug
  useEffect(() => {
    if (!kind || (!globalSlug && id === undefined)) return
    const ask = async () => {
      if (document.hidden) return
      const answer = await fetch(`${config.routes.api}/here`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ kind, id: globalSlug ? undefined : id, form }),
      }).catch(() => null)
      if (answer?.ok) setHere((await answer.json()) as Here)
    }
    void ask()
    const timer = setInterval(() => void ask(), everySeconds * 1000)
    return () => clearInterval(timer)
  }, [kind, globalSlug, id, form, config.routes.api])
  return here
}
