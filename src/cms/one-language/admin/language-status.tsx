'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useDocumentInfo,
  useFormFields,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import type { Language } from '@/domain/language'
import { labelled } from '@/i18n/labelled'
import { knownLocale } from '@/i18n/locales'

import './language-status.css'
import { languageNames } from '../../language-names'
import type { LanguageStates } from '../language-states'
import { statusWords } from './status-words'

/** What visitors read in each language, and a way back to it in the language one writes in. */
export function LanguageStatus() {
  const { docPermissions, isTrashed } = useDocumentInfo()
  const { code } = useLocale()
  const { i18n, t } = useTranslation()
  const states = useStates()
  if (!states || isTrashed) return null
  const own = states[code as Language]
  const words = statusWords(i18n.language)
  return (
    <div
      className="language-status"
      title={labelled(t('version:status'), t(`version:${own}`), knownLocale(i18n.language))}
    >
      <ul aria-label={words.states}>
        {Object.entries(states).map(([language, state]) => (
          <li key={language} aria-current={language === code ? 'true' : undefined} data-state={state}>
            <span lang={language}>{getTranslation(languageNames[language as Language], i18n)}</span>{' '}
            <span>{t(`version:${state}`)}</span>
          </li>
        ))}
      </ul>
      {own === 'changed' && docPermissions?.update && <Revert language={code as Language} />}
    </div>
  )
}

function Revert({ language }: { language: Language }) {
  const address = useAddress()
  const revision = useFormFields(([fields]) => fields.revision?.value)
  const { toggleModal } = useModal()
  const { i18n, t } = useTranslation()
  const words = statusWords(i18n.language, getTranslation(languageNames[language], i18n))
  const slug = 'revert-language'
  const revert = async () => {
    const answer = await fetch(`${address}/revert?locale=${language}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': i18n.language },
      body: JSON.stringify({ revision }),
    })
    if (answer.ok) {
      window.location.reload()
      return
    }
    const { errors } = (await answer.json()) as { errors?: { message: string }[] }
    toast.error(errors?.[0]?.message ?? t('error:revertingDocument'))
  }
  return (
    <>
      <Button buttonStyle="none" id="action-revert-to-published" onClick={() => toggleModal(slug)}>
        {t('version:revertToPublished')}
      </Button>
      <ConfirmationModal
        heading={t('version:revertToPublished')}
        body={words.revert}
        modalSlug={slug}
        onConfirm={revert}
      />
    </>
  )
}

function useStates(): LanguageStates | null {
  const address = useAddress()
  const { id, globalSlug, lastUpdateTime, unpublishedVersionCount } = useDocumentInfo()
  const [states, setStates] = useState<LanguageStates | null>(null)
  useEffect(() => {
    if (id === undefined && !globalSlug) return
    void fetch(`${address}/language-states`, { credentials: 'include' })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((found: LanguageStates | null) => setStates(found))
  }, [address, id, globalSlug, lastUpdateTime, unpublishedVersionCount])
  return states
}

function useAddress(): string {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  return `${config.routes.api}/${globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`}`
}
