import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { languageNames } from '@/cms/language-names'
import { Board, boardParameter, guardBoard } from '@/cms/admin/board'
import { BoardNotice, Mark } from '@/cms/admin/board-parts'
import { database } from '@/database/connection'
import { type Language, mainLanguage } from '@/domain/language'
import { isLocale, knownLocale } from '@/i18n/locales'

import {
  adminHref,
  cockpitPath,
  editHref,
  saveTranslationPath,
  sideBySidePath,
  type TranslatedRecord,
} from '../cockpit-paths'
import { languagesOf } from '../languages-of'
import { type CockpitRecord, listLanguageStates } from '../list-language-states'
import { readTranslation } from '../read-translation'
import { seenStamp } from '../save-translation'
import { keptSource } from '../source/kept-source'
import { isKind, translatedKind } from '../translated-kinds'
import { besideText as text, cockpitText, noticeWords, stateWords } from './cockpit-words'
import { unconfirmedKeys } from '../../machine/machine-marks'
import { MachinePanel } from '../../machine/machine-panel'
import { machineNotices } from '../../machine/machine-words'
import { kindName } from './kind-names'
import { TranslationFields } from './translation-fields'
import { TranslationForm } from './translation-form'
import './cockpit.css'

/** A record's words in the source and in one language, row by row, as a plain form. */
export async function BesideSource(view: AdminViewServerProps) {
  const record = recordOf(view.params?.segments)
  guardBoard(view, record ? sideBySidePath(record) : cockpitPath)
  const { req } = view.initPageResult
  const language = knownLocale(req.i18n.language)
  const isOwn = record !== null && languagesOf(req).includes(record.language)
  const translation = isOwn ? await read(req, record) : null
  if (!record || !translation) {
    return (
      <Board view={view} title={cockpitText.title[language]}>
        <p>
          {(record && !isOwn ? text.notYours : text.gone)[language]}{' '}
          <a href={adminHref(req.payload, cockpitPath)}>{text.back[language]}</a>
        </p>
      </Board>
    )
  }
  const { found, texts, target, sourceThen, unconfirmed } = translation
  const notice = noticeOf(boardParameter(view, 'notice'))
  return (
    <Board view={view} title={found?.title ?? kindName(req, record.kind)}>
      <p className="board-lead">
        {kindName(req, record.kind)}, {languageNames[record.language][language]}
        {found && <Standing found={found} record={record} language={language} />}
      </p>
      {notice && <BoardNotice tone={notice.tone}>{notice.text[language]}</BoardNotice>}
      <p className="beside-ways">
        <a href={adminHref(req.payload, cockpitPath)}>{text.back[language]}</a>
        <a href={editHref(req.payload, record)}>{text.wholeForm[language]}</a>
      </p>
      {sourceThen === null && found?.languages[record.language].isOlderThanSource && (
        <BoardNotice tone="attention">{text.sourceUnknown[language]}</BoardNotice>
      )}
      <MachinePanel {...{ req, record, language }} unconfirmed={unconfirmed.length} />
      <TranslationForm action={actionOf(req, record)} seen={seenStamp(target)} language={language}>
        <TranslationFields
          req={req}
          record={record}
          texts={texts}
          sourceThen={sourceThen}
          unconfirmed={unconfirmed}
          language={language}
        />
        <Buttons kind={record.kind} language={language} />
      </TranslationForm>
    </Board>
  )
}

function Standing({
  found,
  record,
  language,
}: {
  found: CockpitRecord
  record: TranslatedRecord
  language: Language
}) {
  const { state, isIncomplete, isOlderThanSource } = found.languages[record.language]
  const { tone, text: word } = stateWords[state]
  return (
    <>
      {' '}
      <Mark tone={tone}>{word[language]}</Mark>
      {isIncomplete && !['missing', 'incomplete'].includes(state) && `, ${cockpitText.lacks[language]}`}
      {isOlderThanSource && state !== 'out-of-date' && `, ${cockpitText.older[language]}`}
    </>
  )
}

function Buttons({ kind, language }: { kind: string; language: Language }) {
  const spec = isKind(kind) ? translatedKind(kind) : null
  const isStamped = spec !== null && (spec.hasDrafts === true || !spec.isUnstamped)
  return (
    <div className="board-actions beside-actions">
      <button className="board-button board-button--main" name="action" value="save">
        {(spec?.hasDrafts ? text.saveDraft : text.save)[language]}
      </button>
      {isStamped && (
        <>
          <button
            className="board-button"
            name="action"
            value="checked"
            formNoValidate
            aria-describedby="beside-checked"
          >
            {text.checked[language]}
          </button>
          <span className="board-quiet" id="beside-checked">
            {text.checkedHelp[language]}
          </span>
        </>
      )}
    </div>
  )
}

async function read(req: PayloadRequest, record: TranslatedRecord) {
  const translation = await readTranslation(req, record)
  if (!translation || !isKind(record.kind)) return null
  const { records } = await listLanguageStates(database(), { kind: record.kind, id: record.id })
  return {
    ...translation,
    found: records[0] ?? null,
    sourceThen: await keptSource(database(), record),
    unconfirmed: await unconfirmedKeys(database(), record),
  }
}

/** The access rules read both words of the query, as they do for the record's own form. */
function actionOf({ payload }: PayloadRequest, { kind, id, language }: TranslatedRecord): string {
  const path = saveTranslationPath
    .replace(':kind', kind)
    .replace(':id', String(id))
    .replace(':language', language)
  return `${payload.config.routes.api}${path}?draft=true&locale=${language}`
}

function recordOf(segments: unknown): TranslatedRecord | null {
  const [, kind, id, language] = Array.isArray(segments) ? (segments as unknown[]) : []
  if (!isKind(kind) || !/^\d+$/.test(String(id))) return null
  if (!isLocale(language) || language === mainLanguage) return null
  return { kind, id: Number(id), language }
}

function noticeOf(name: string | undefined) {
  const notices = { ...noticeWords, ...machineNotices }
  return name !== undefined && Object.hasOwn(notices, name)
    ? notices[name as keyof typeof notices]
    : undefined
}
