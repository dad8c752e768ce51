import type { UIFieldServerProps } from 'payload'

import { database } from '@/database/connection'
import { mainLanguage } from '@/domain/language'
import { isLocale, knownLocale } from '@/i18n/locales'

import '../admin/content-boards.css'
import { adminHref, sideBySidePath } from '../cockpit/cockpit-paths'
import { unconfirmedKeys } from './machine-marks'
import { machineText as text } from './machine-words'

/** In the margin of a form: that a machine wrote some of its words, and where they are read and confirmed. */
export async function MachineNote(props: UIFieldServerProps & { kind: string }) {
  const { id, kind, payload, i18n, req } = props
  const isGlobal = payload.config.globals.some(({ slug }) => slug === kind)
  const recordId = isGlobal ? 1 : Number(id)
  const { locale } = req
  if (!recordId || !isLocale(locale) || locale === mainLanguage) return null
  const record = { kind, id: recordId, language: locale }
  const keys = await unconfirmedKeys(database(), record)
  if (keys.length === 0) return null
  const language = knownLocale(i18n.language)
  return (
    <div className="field-type record-note record-note--attention">
      <p className="record-note__name">{text.byMachine[language]}</p>
      <p>{text.unconfirmed[language].replace('{n}', String(keys.length))}</p>
      <p>
        <a href={adminHref(payload, sideBySidePath(record))}>{text.toConfirm[language]}</a>
      </p>
    </div>
  )
}
