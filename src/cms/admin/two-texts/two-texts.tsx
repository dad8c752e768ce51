'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  Button,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import type { ClientUser } from 'payload'
import { useEffect, useState } from 'react'

import './two-texts.css'
import { type Difference, differences } from './differences'
import { type ShownField, shownValues } from './shown-values'
import { twoTextsWords } from './two-texts-words'

type Saved = Record<string, unknown> & { revision?: string; savedBy?: string }

/** After a save was refused because somebody else saved first: both texts side by side, and nothing is lost. */
export function TwoTexts() {
  const isRefused = useFormFields(([fields]) => Boolean(fields.revision?.errorMessage))
  const [saved, setSaved] = useState<Saved | null>(null)
  const address = useAddress()
  useNoQuestion()
  useEffect(() => {
    if (!isRefused) return
    void fetch(`${address}&draft=true`, { credentials: 'include' })
      .then((response) => response.json())
      .then((answer: Saved) => setSaved(answer))
  }, [isRefused, address])
  return saved && <Comparison saved={saved} address={address} onSaved={() => setSaved(null)} />
}

/**
 * Whoever has begun to write is not asked to take over any more: Payload's answer to it loads the page anew, over what
 * was typed. Their next save shows both texts instead.
 */
function useNoQuestion(): void {
  const isModified = useFormModified()
  const { documentLockState: lockRef } = useDocumentInfo()
  useEffect(() => {
    if (isModified)
      lockRef.current = {
        isLocked: false,
        user: '',
        ...lockRef.current,
        hasShownLockedModal: true,
      }
  }, [isModified, lockRef])
}

function useAddress(): string {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { code } = useLocale()
  const record = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
  return `${config.routes.api}/${record}?depth=0&fallback-locale=null&locale=${code}`
}

function Comparison({ saved, address, onSaved }: { saved: Saved; address: string; onSaved: () => void }) {
  const { id, docConfig, collectionSlug, globalSlug, updateDocumentEditor } = useDocumentInfo()
  const { user } = useAuth<ClientUser>()
  const { getData, submit } = useForm()
  const { i18n } = useTranslation()
  const [found] = useState(() => {
    const fields = (docConfig?.fields ?? []) as ShownField[]
    return differences(shownValues(fields, getData()), shownValues(fields, saved))
  })
  const text = twoTextsWords(i18n.language, saved.savedBy ?? '')
  const save = async () => {
    const answer = await submit({
      // Whoever has seen both texts may save, also while the other writes on.
      action: `${address}&draft=true&overrideLock=true`,
      method: globalSlug ? 'POST' : 'PATCH',
      overrides: { _status: 'draft', revision: saved.revision },
      skipValidation: true,
    })
    if (!answer?.res.ok) return
    if (user) await updateDocumentEditor(id ?? '', collectionSlug ?? globalSlug ?? '', user)
    onSaved()
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
  const { i18n } = useTranslation()
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
        {found.map(({ key, labels, mine, theirs, path }) => (
          <tr key={key}>
            <th scope="row">{labels.map((label) => getTranslation(label as string, i18n)).join(' › ')}</th>
            <td>{mine}</td>
            <td>
              {theirs}
              {path !== null && <Take path={path} value={theirs} label={text.take} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Take({ path, value, label }: { path: string; value: string; label: string }) {
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const { setModified } = useForm()
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      onClick={() => {
        dispatch({ type: 'UPDATE', path, value })
        setModified(true)
      }}
    >
      {label}
    </Button>
  )
}
