'use client'

import { getTranslation } from '@payloadcms/translations'
import { useDocumentInfo, useForm, useLocale, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import { boardFormat } from '@/cms/admin/board-format'
import type { ShownField, Values } from '@/cms/admin/two-texts/shown-values'
import { languages, mainLanguage } from '@/domain/language'
import { knownLocale } from '@/i18n/locales'

import { type CommentedField, commentedFields } from './commented-fields'
import { Comments } from './review-comments'
import type { Shown } from './review-parts'
import { Questions } from './review-questions'
import { Saves } from './review-saves'
import { reviewText as text } from './review-words'
import { fieldOf } from './show-field'
import { useReview } from './use-review'
import './review.css'

/** Beside the form: who is asked to look at it, and what colleagues say at its fields. */
export function ReviewPanel() {
  const { state, send } = useReview()
  return state && <Panel state={state} send={send} />
}

function Panel({ state, send }: Pick<Shown, 'state' | 'send'>) {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { fields, refresh, current } = useCommentedFields()
  const open =
    state.reviews.filter(({ answer }) => answer === null).length +
    state.comments.filter(({ settledAt }) => settledAt === null).length
  // It stays as it is when the last is answered: its words are still being read.
  const [isOpen] = useState(open > 0)
  const language = knownLocale(i18n.language)
  const written = languages.find((known) => known === code) ?? mainLanguage
  const shown: Shown = { state, send, language, written, format: boardFormat(language) }
  const nameOf = ({ labels }: CommentedField) =>
    labels
      .map((label) => (typeof label === 'number' ? label : getTranslation(label as string, i18n)))
      .join(' › ')
      // "Tekst › 2 › Titel" reads as "Tekst 2 › Titel".
      .replaceAll(/ › (\d+)/g, ' $1')
  return (
    <details className="field-type review" open={isOpen} onToggle={refresh}>
      <summary>
        {text.title[language]}
        {open > 0 && <span className="review__count">{open}</span>}
      </summary>
      <Questions {...shown} />
      <Comments {...shown} fields={fields} refresh={refresh} current={current} nameOf={nameOf} />
      <Saves {...shown} />
    </details>
  )
}

/** The fields as they stand now, and the one in which somebody last wrote. */
function useCommentedFields() {
  const { docConfig } = useDocumentInfo()
  const { getData } = useForm()
  const [current, setCurrent] = useState<string | null>(null)
  const read = useCallback(
    () => commentedFields((docConfig?.fields ?? []) as ShownField[], getData() as Values),
    [docConfig, getData],
  )
  const [fields, setFields] = useState(read)
  const refresh = useCallback(() => setFields(read()), [read])
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('.review')) return
      const now = read()
      const field = fieldOf(target, now)
      if (!field) return
      setFields(now)
      setCurrent(field.key)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [read])
  return { fields, refresh, current }
}
