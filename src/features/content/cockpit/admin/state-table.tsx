import type { PayloadRequest } from 'payload'

import { languageNames } from '@/cms/language-names'
import { boardFormat } from '@/cms/admin/board-format'
import { Mark } from '@/cms/admin/board-parts'
import { type Language, mainLanguage } from '@/domain/language'
import { labelled } from '@/i18n/labelled'

import { adminHref, editHref, sideBySidePath } from '../cockpit-paths'
import type { CockpitRecord } from '../list-language-states'
import { cockpitText as text, stateWords } from './cockpit-words'
import { kindName } from './kind-names'

interface Shown {
  req: PayloadRequest
  shown: readonly Language[]
  /** Those the reader may write. */
  own: readonly Language[]
  language: Language
}

export function StateTable({ records, ...rest }: Shown & { records: CockpitRecord[] }) {
  const { shown, language } = rest
  return (
    <div className="board-scroll">
      <table className="board-table cockpit-table">
        <caption>{text.title[language]}</caption>
        <thead>
          <tr>
            <th scope="col">{text.record[language]}</th>
            <th scope="col">{text.kind[language]}</th>
            {shown.map((code) => (
              <th key={code} scope="col">
                {languageNames[code][language]}
              </th>
            ))}
            <th scope="col">{text.changed[language]}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <RecordRow key={`${record.kind}-${record.id}`} record={record} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RecordRow({ req, record, shown, own, language }: Shown & { record: CockpitRecord }) {
  const { kind, id, updatedAt } = record
  const name = kindName(req, kind)
  const title =
    record.title ?? (req.payload.config.globals.some(({ slug }) => slug === kind) ? name : `${id}`)
  return (
    <tr>
      <th scope="row" className="cockpit-title">
        <a href={editHref(req.payload, { kind, id, language: mainLanguage })}>{title}</a>
      </th>
      <td>{name}</td>
      {shown.map((code) => (
        <td key={code}>
          <StateCell
            req={req}
            record={record}
            code={code}
            title={title}
            isOwn={own.includes(code)}
            language={language}
          />
        </td>
      ))}
      <td className="board-moment">
        <time dateTime={updatedAt.toISOString()}>{boardFormat(language).moment(updatedAt)}</time>
      </td>
    </tr>
  )
}

/** The state is the link to the form in that language; below it the way to read it beside its source. */
function StateCell({
  req,
  record: { kind, id, languages },
  code,
  title,
  isOwn,
  language,
}: {
  req: PayloadRequest
  record: CockpitRecord
  code: Language
  title: string
  isOwn: boolean
  language: Language
}) {
  const { state, isIncomplete, isOlderThanSource } = languages[code]
  const { tone, text: word } = stateWords[state]
  const place = `${title}, ${languageNames[code][language]}`
  const isOlder = isOlderThanSource && state !== 'out-of-date'
  const isPartial = isIncomplete && !['missing', 'incomplete'].includes(state)
  return (
    <>
      <Mark tone={tone}>
        {isOwn ? (
          <a
            href={editHref(req.payload, { kind, id, language: code })}
            aria-label={labelled(place, `${word[language]}, ${text.edit[language]}`, language)}
          >
            {word[language]}
          </a>
        ) : (
          word[language]
        )}
      </Mark>
      {isPartial && <small className="board-quiet"> {text.lacks[language]}</small>}
      {isOlder && <small className="board-quiet"> {text.older[language]}</small>}
      {isOwn && code !== mainLanguage && (
        <a
          className="cockpit-beside"
          href={adminHref(req.payload, sideBySidePath({ kind, id, language: code }))}
          aria-label={labelled(place, text.beside[language], language)}
        >
          {text.beside[language]}
        </a>
      )}
    </>
  )
}
