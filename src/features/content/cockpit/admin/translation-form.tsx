'use client'

import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'

import type { Language } from '@/domain/language'

import type { StoredWords } from '../stored-words'
import { besideText } from './cockpit-words'
import { TwoTranslations } from './two-translations'
import { keyOfField, ownTexts, valuesOf } from './own-texts'

interface Props {
  action: string
  /** When the words of this language had last changed, as the page was drawn. */
  seen: string
  language: Language
  children: ReactNode
}

interface Stored {
  form: HTMLFormElement
  words: StoredWords
  /** The texts that both began with. */
  base: Record<string, string>
}

/**
 * The form of a translation. Only what was written here is sent. When somebody else saved first, both texts stand side
 * by side above it, and what was written stays in its field; leaving the page asks first.
 */
export function TranslationForm({ action, seen, language, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const isLeaving = useRef(false)
  const [stored, setStored] = useState<Stored | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current && form.current && isWritten(form.current)) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  const leave = (href: string) => {
    isLeaving.current = true
    location.assign(href)
  }
  const send = async (own: HTMLFormElement, button: HTMLElement | null) => {
    const isCheck = button instanceof HTMLButtonElement && button.value === 'checked'
    if (isCheck && isWritten(own)) return setSaid(besideText.saveFirst[language])
    const answer = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: sent(own, { button, stored: stored?.words ?? null }),
    }).catch(() => null)
    if (answer?.redirected) return leave(answer.url)
    if (answer?.status !== 409) return setSaid((await answer?.text()) ?? besideText.unreachable[language])
    const words = (await answer.json()) as StoredWords
    setSaid(null)
    setStored({ form: own, words, base: stored?.words.texts ?? firstValues(own) })
  }
  return (
    <form
      ref={form}
      method="post"
      action={action}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send(event.currentTarget, event.nativeEvent.submitter)
      }}
    >
      <input type="hidden" name="seen" value={stored?.words.seen ?? seen} />
      {stored && (
        <TwoTranslations key={stored.words.seen} {...stored} onDrop={() => leave(location.pathname)} />
      )}
      {children}
      {said !== null && (
        <p className="board-notice board-notice--attention beside-said" role="alert">
          {said}
        </p>
      )}
    </form>
  )
}

function isWritten(form: HTMLFormElement): boolean {
  return ownTexts(form).some((field) => field.value !== field.defaultValue)
}

function firstValues(form: HTMLFormElement): Record<string, string> {
  return valuesOf(ownTexts(form), (field) => field.defaultValue)
}

/** What differs from what is stored, as far as it is known here. */
function sent(
  form: HTMLFormElement,
  { button, stored }: { button: HTMLElement | null; stored: StoredWords | null },
): FormData {
  const data = new FormData(form, button)
  for (const field of ownTexts(form)) {
    const { name, value, defaultValue } = field
    const key = keyOfField(field)
    // A module that is gone has no place for words any more; it was said, and they were shown.
    const isGone = stored !== null && !(key in stored.texts)
    if (isGone || value === (stored?.texts[key] ?? defaultValue)) data.delete(name)
  }
  return data
}
