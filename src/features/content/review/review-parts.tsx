'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'

import type { BoardFormat } from '@/cms/admin/board-format'
import type { Language } from '@/domain/language'

import type { Person, ReviewState } from './review-state'
import { outcomeText, reviewText as text } from './review-words'
import type { ReviewChange } from './review.endpoint'
import type { Outcome } from './use-review'

export interface Shown {
  state: ReviewState
  send: (change: ReviewChange) => Promise<Outcome>
  /** Of who reads the admin. */
  language: Language
  /** In which the form is open. */
  written: Language
  format: BoardFormat
}

export function Who({ person, language }: { person: Person | null; language: Language }) {
  return <b>{person?.name ?? text.left[language]}</b>
}

export function When({ at, format }: { at: string; format: BoardFormat }) {
  const moment = new Date(at)
  return (
    <time className="review__quiet" dateTime={at} title={format.moment(moment)}>
      {format.ago(moment, new Date())}
    </time>
  )
}

interface SayProps {
  label: string
  language: Language
  /** Each with what it does; what was typed stays when it was not done. */
  buttons: { name: string; isMain?: boolean; send: (said: string) => Promise<Outcome> }[]
  /** Whether nothing can be sent without words. */
  needsWords?: boolean
}

/** A few words and what is done with them. No form of its own: it stands in that of the record. */
export function Say({ label, language, buttons, needsWords = false }: SayProps) {
  const id = useId()
  const [said, setSaid] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const press = async (send: SayProps['buttons'][number]['send']) => {
    if (isBusy) return
    setBusy(true)
    const now = needsWords && said.trim() === '' ? null : await send(said.trim())
    setBusy(false)
    setOutcome(now)
    if (now === 'done') setSaid('')
    if (now === null) document.getElementById(id)?.focus()
  }
  return (
    <div className="review__say">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={2000}
        value={said}
        onChange={({ target }) => setSaid(target.value)}
      />
      <div className="review__buttons">
        {buttons.map(({ name, isMain, send }) => (
          <Button
            key={name}
            size="small"
            buttonStyle={isMain ? 'primary' : 'secondary'}
            onClick={() => void press(send)}
          >
            {name}
          </Button>
        ))}
      </div>
      <p role="status">{outcome && outcome !== 'done' && outcomeText[outcome][language]}</p>
    </div>
  )
}
