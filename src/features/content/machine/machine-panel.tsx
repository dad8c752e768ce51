import type { PayloadRequest } from 'payload'

import type { Language } from '@/domain/language'

import { askMachinePath, type TranslatedRecord } from '../cockpit/cockpit-paths'
import { translationHost } from './chosen-service'
import { isDrafted } from './machine.endpoint'
import { machineText as text } from './machine-words'

interface Panel {
  req: PayloadRequest
  record: TranslatedRecord
  /** How many texts of a machine wait to be read. */
  unconfirmed: number
  language: Language
}

/** Confirms what a machine wrote, and asks it for more where the agency has one; else nothing. */
export function MachinePanel({ req, record, unconfirmed, language }: Panel) {
  const host = isDrafted(req, record) ? translationHost(req.payload) : null
  if (host === null && unconfirmed === 0) return null
  const action = actionOf(req, record)
  return (
    <section className="machine" aria-labelledby="machine-title">
      <h2 id="machine-title">{text.title[language]}</h2>
      {unconfirmed > 0 && (
        <form method="post" action={action}>
          <p className="board-notice board-notice--attention">
            {text.unconfirmed[language].replace('{n}', String(unconfirmed))}
          </p>
          <button className="board-button board-button--main" name="action" value="confirm">
            {text.confirm[language]}
          </button>
        </form>
      )}
      {host !== null && (
        <form method="post" action={action}>
          <p>{text.explain[language].replace('{host}', () => host)}</p>
          <p className="board-field">
            <label>
              <input type="checkbox" name="changed" /> {text.changedToo[language]}
            </label>
          </p>
          <button className="board-button" name="action" value="ask">
            {text.ask[language]}
          </button>
        </form>
      )}
    </section>
  )
}

/** The access rules read both words of the query, as they do for the record's own form. */
function actionOf({ payload }: PayloadRequest, { kind, id, language }: TranslatedRecord): string {
  const path = askMachinePath.replace(':kind', kind).replace(':id', String(id)).replace(':language', language)
  return `${payload.config.routes.api}${path}?draft=true&locale=${language}`
}
