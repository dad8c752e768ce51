'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

import { ChoiceTable, type Chosen } from '@/cms/admin/two-texts/choice-table'
import type { Difference } from '@/cms/admin/two-texts/differences'
import { twoTextsWords } from '@/cms/admin/two-texts/two-texts-words'
import '@/cms/admin/two-texts/two-texts.css'
import { knownLocale } from '@/i18n/locales'

import type { StoredWords } from '../stored-words'
import { besideText } from './cockpit-words'
import { keyOfField, ownTexts } from './own-texts'

interface Props {
  form: HTMLFormElement
  words: StoredWords
  /** The texts that both began with. */
  base: Record<string, string>
  /** Leaves one's own words, and shows the stored ones. */
  onDrop: () => void
}

/** Both translations side by side; what is chosen is put into its field, and can be changed there before it is saved. */
export function TwoTranslations({ form, words, base, onDrop }: Props) {
  const { i18n } = useTranslation()
  const section = useRef<HTMLElement>(null)
  const [{ found, gone }] = useState(() => compare(form, words, base))
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(
    () => new Map(found.map(({ key, preferred }) => [key, preferred])),
  )
  useEffect(() => {
    for (const difference of found) put(form, difference, difference.preferred)
    section.current?.focus()
  }, [form, found])
  const text = twoTextsWords(i18n.language, words.savedBy ?? besideText.somebody[knownLocale(i18n.language)])
  const choose = (difference: Difference, side: Chosen) => {
    put(form, difference, side)
    setChosen((before) => new Map(before).set(difference.key, side))
  }
  return (
    <section className="two-texts" role="alert" aria-label={text.title} tabIndex={-1} ref={section}>
      <h2>{text.title}</h2>
      <p>{text.explain}</p>
      {found.length > 0 && <ChoiceTable {...{ found, chosen, choose, text }} />}
      {gone.length > 0 && (
        <>
          <p>{besideText.taken[knownLocale(i18n.language)]}</p>
          <dl className="two-texts__gone">
            {gone.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <div className="two-texts__choices">
        <button className="board-button board-button--main" name="action" value="save">
          {text.saveMine}
        </button>
        <Button buttonStyle="secondary" onClick={onDrop}>
          {text.loadTheirs}
        </Button>
      </div>
    </section>
  )
}

function put(form: HTMLFormElement, difference: Difference, side: Chosen): void {
  const field = ownTexts(form).find((one) => keyOfField(one) === difference.key)
  const value = difference.kind === 'field' ? difference.values[side] : undefined
  if (field && typeof value === 'string') field.value = value
}

function compare(form: HTMLFormElement, { texts }: StoredWords, base: Record<string, string>) {
  const own = ownTexts(form).map((field) => ({
    key: keyOfField(field),
    label: field.labels?.[0]?.textContent ?? '',
    value: field.value,
    isLong: field instanceof HTMLTextAreaElement,
  }))
  const found = own.flatMap(({ key, label, value: mine, isLong }): Difference[] => {
    const theirs = texts[key]
    if (theirs === undefined || theirs === mine) return []
    const both = isLong && mine && theirs ? { both: `${mine}\n\n${theirs}` } : {}
    return [
      {
        ...{ kind: 'field', key, path: key, labels: [label], mine, theirs },
        preferred: mine === base[key] ? 'theirs' : 'mine',
        values: { mine, theirs, ...both },
      },
    ]
  })
  const gone = own.filter(({ key, value }) => !(key in texts) && value !== '' && value !== base[key])
  return { found, gone }
}
