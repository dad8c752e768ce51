'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  Button,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import './two-texts.css'
import { type Difference, differences } from './differences'
import { type ShownField, shownValues } from './shown-values'
import { twoTextsWords } from './two-texts-words'
import { useFormName, withForm } from './use-form-name'
import { WhoIsHere } from './who-is-here'

type Saved = Record<string, unknown> & { revision?: string; savedBy?: string }

/** Who else has this open; and after a save was refused because somebody saved first, both texts side by side. */
export function TwoTexts() {
  const isRefused = useFormFields(([fields]) => Boolean(fields.revision?.errorMessage))
  const [saved, setSaved] = useState<Saved | null>(null)
  const address = useAddress()
  const form = useFormName()
  useEffect(() => {
    if (!isRefused) return
    void fetch(`${address}&draft=true`, { credentials: 'include' })
      .then((response) => response.json())
      .then((answer: Saved) => setSaved(answer))
  }, [isRefused, address])
  if (!saved) return <WhoIsHere form={form} />
  return <Comparison saved={saved} address={address} form={form} onSaved={() => setSaved(null)} />
}

function useAddress(): string {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { code } = useLocale()
  const record = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
  return `${config.routes.api}/${record}?depth=0&fallback-locale=null&locale=${code}`
}

interface ComparisonProps {
  saved: Saved
  address: string
  form: string
  onSaved: () => void
}

function Comparison({ saved, address, form, onSaved }: ComparisonProps) {
  const { docConfig, globalSlug } = useDocumentInfo()
  const { getData, submit } = useForm()
  const { i18n } = useTranslation()
  const [found] = useState(() => {
    const fields = (docConfig?.fields ?? []) as ShownField[]
    return differences(shownValues(fields, getData()), shownValues(fields, saved))
  })
  const text = twoTextsWords(i18n.language, saved.savedBy ?? '')
  const save = async () => {
    const answer = await submit({
      action: `${address}&draft=true`,
      method: globalSlug ? 'POST' : 'PATCH',
      // Whoever has seen both texts writes on the newest.
      overrides: { _status: 'draft', revision: withForm(saved.revision, form) },
      skipValidation: true,
    })
    if (answer?.res.ok) onSaved()
  }
  return (
    <section className="two-texts" role="alert" aria-label={text.title}>
      <h2>{text.title}</h2>
      <p>{text.explain}</p>
      {found.length === 0 ? <p>{text.none}</p> : <Table found={found} text={text} />}
      <div className="two-texts__choices">
        <Button onClick={() => void save()}>{text.saveMine}</Button>
        <Button buttonStyle="secondary" onClick={() => window.location.reload()}>
          {text.loadTheirs}
        </Button>
      </div>
    </section>
  )
}

function Table({ found, text }: { found: Difference[]; text: ReturnType<typeof twoTextsWords> }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          <th scope="col">{text.mine}</th>
          <th scope="col">{text.theirs}</th>
        </tr>
      </thead>
      <tbody>
        {found.map((difference) => (
          <Choice key={difference.key} difference={difference} text={text} />
        ))}
      </tbody>
    </table>
  )
}

type Side = 'mine' | 'theirs'

/** One field: the chosen text is put into the form, and can be changed there before it is saved. */
function Choice({ difference, text }: { difference: Difference; text: ReturnType<typeof twoTextsWords> }) {
  const { key, labels, path, values } = difference
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const { setModified } = useForm()
  const { i18n } = useTranslation()
  const [chosen, setChosen] = useState<Side>('mine')
  const label = labels.map((part) => getTranslation(part as string, i18n)).join(' › ')
  const choose = (side: Side) => {
    if (path === null) return
    const value = values[side]
    dispatch({ type: 'UPDATE', path, value, initialValue: value })
    setModified(true)
    setChosen(side)
  }
  const cell = (side: Side, name: string) => (
    <td className={chosen === side && path !== null ? 'two-texts__chosen' : undefined}>
      {path === null ? (
        difference[side]
      ) : (
        <label>
          <input
            type="radio"
            name={`two-texts-${key}`}
            aria-label={`${label}: ${name}`}
            checked={chosen === side}
            onChange={() => choose(side)}
          />
          <span>{difference[side] || '—'}</span>
        </label>
      )}
    </td>
  )
  return (
    <tr>
      <th scope="row">{label}</th>
      {cell('mine', text.mine)}
      {cell('theirs', text.theirs)}
    </tr>
  )
}
