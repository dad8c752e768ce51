'use client'

import {
  Button,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

import './two-texts.css'
import { ChoiceTable, type Chosen } from './choice-table'
import { type Difference, differences } from './differences'
import { mergeRows } from './merge-rows'
import type { ShownField } from './shown-values'
import { saveOf } from '../../open-forms/save-of'
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
  const load = useCallback(() => readSaved(address).then((found) => found && setSaved(found)), [address])
  useEffect(() => {
    if (isRefused) void load()
  }, [isRefused, load])
  if (!saved) return <WhoIsHere form={form} />
  const onAnswer = (isSaved: boolean) => (isSaved ? setSaved(null) : void load())
  return <Comparison key={saved.revision} {...{ saved, address, form, onAnswer }} />
}

async function readSaved(address: string): Promise<Saved | null> {
  const answer = await fetch(`${address}&draft=true`, { credentials: 'include' })
  return answer.ok ? ((await answer.json()) as Saved) : null
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
  /** After somebody else saved once more, that is compared. */
  onAnswer: (isSaved: boolean) => void
}

function Comparison({ saved, address, form, onAnswer }: ComparisonProps) {
  const { docConfig, globalSlug } = useDocumentInfo()
  const { getData, submit } = useForm()
  const { i18n } = useTranslation()
  const fields = (docConfig?.fields ?? []) as ShownField[]
  const { found, chosen, choose } = useChoices(fields, saved)
  const text = twoTextsWords(i18n.language, saved.savedBy ?? '')
  const save = async () => {
    const sides = [...chosen].map(([key, side]) => [key, side === 'both' ? 'mine' : side] as const)
    const rows = new Map(
      sides.filter(([key]) => found.some((one) => one.key === key && one.kind !== 'field')),
    )
    const taken = mergeRows(fields, { mine: getData(), theirs: saved }, rows)
    const answer = await submit({
      action: `${address}&draft=true`,
      method: globalSlug ? 'POST' : 'PATCH',
      // Whoever has seen both texts writes on the newest.
      overrides: { ...taken, _status: 'draft', revision: withForm(saved.revision, form) },
      skipValidation: true,
    })
    const isSaved = answer?.res.ok ?? false
    // Rows of the other are not in this form yet.
    if (isSaved && Object.keys(taken).length > 0) window.location.reload()
    else onAnswer(isSaved)
  }
  return (
    <section className="two-texts" role="alert" aria-label={text.title}>
      <h2>{text.title}</h2>
      <p>{text.explain}</p>
      {found.length === 0 ? <p>{text.none}</p> : <ChoiceTable {...{ found, chosen, choose, text }} />}
      <div className="two-texts__choices">
        <Button onClick={() => void save()}>{text.saveMine}</Button>
        <Button buttonStyle="secondary" onClick={() => window.location.reload()}>
          {text.loadTheirs}
        </Button>
      </div>
    </section>
  )
}

/** The chosen text of a field is put into the form, and can be changed there before it is saved. */
function useChoices(fields: ShownField[], saved: Saved) {
  const { savedDocumentData } = useDocumentInfo()
  const { getData, setModified } = useForm()
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const seen = useFormFields(([form]) => form.revision?.value)
  const [found] = useState(() => {
    const base = savedDocumentData as Saved | undefined
    const isBase = base && saveOf(base.revision) === saveOf(typeof seen === 'string' ? seen : '')
    return differences(fields, { mine: getData(), theirs: saved, base: isBase ? base : null })
  })
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(
    () => new Map(found.map(({ key, preferred }) => [key, preferred])),
  )
  const put = useCallback(
    (difference: Difference, side: Chosen) => {
      if (difference.kind !== 'field') return
      const value = difference.values[side]
      dispatch({ type: 'UPDATE', path: difference.path, value, initialValue: value })
      setModified(true)
    },
    [dispatch, setModified],
  )
  // Once: what is chosen or written afterwards stays.
  const isPut = useRef(false)
  useEffect(() => {
    if (isPut.current) return
    isPut.current = true
    for (const difference of found) if (difference.preferred === 'theirs') put(difference, 'theirs')
  }, [found, put])
  const choose = (difference: Difference, side: Chosen) => {
    put(difference, side)
    setChosen((before) => new Map(before).set(difference.key, side))
  }
  return { found, chosen, choose }
}
