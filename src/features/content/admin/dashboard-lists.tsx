import type { PayloadRequest } from 'payload'

import { boardFormat } from '@/cms/admin/board-format'
import type { Language } from '@/domain/language'

import { kindName, titleText } from '../cockpit/admin/kind-names'
import { editHref } from '../cockpit/cockpit-paths'
import { todayText as text } from './dashboard-words'
import type { EditedRecord, Today } from './read-today'

interface Shown {
  req: PayloadRequest
  now: Date
  language: Language
}

export function WaitingList({ req, waiting, now, language }: Shown & { waiting: Today['waiting'] }) {
  const format = boardFormat(language)
  const rest = waiting.total - waiting.records.length
  return (
    <section>
      <h2>
        {text.waiting[language]}{' '}
        <span className="board-figure board-quiet">{format.number(waiting.total)}</span>
      </h2>
      {waiting.total === 0 ? (
        <p>{text.noneWaiting[language]}</p>
      ) : (
        <ul className="today-list">
          {waiting.records.map((record) => (
            <li key={`${record.kind}-${record.id}`}>
              <RecordLink req={req} record={record} />
              <span className="board-quiet board-figure">
                {record.publishAt
                  ? text.appears[language].replace('{when}', format.moment(record.publishAt))
                  : format.ago(record.updatedAt, now)}
              </span>
            </li>
          ))}
          {rest > 0 && (
            <li className="board-quiet">{text.more[language].replace('{n}', format.number(rest))}</li>
          )}
        </ul>
      )}
    </section>
  )
}

export function EditedList({ req, edited, now, language }: Shown & { edited: EditedRecord[] }) {
  const format = boardFormat(language)
  return (
    <section>
      <h2>{text.edited[language]}</h2>
      {edited.length === 0 ? (
        <p>{text.noneEdited[language]}</p>
      ) : (
        <ul className="today-list">
          {edited.map((record) => (
            <li key={`${record.kind}-${record.id}`}>
              <RecordLink req={req} record={record} />
              <time
                className="board-quiet board-figure"
                dateTime={record.updatedAt.toISOString()}
                title={format.moment(record.updatedAt)}
              >
                {format.ago(record.updatedAt, now)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function RecordLink({ req, record }: { req: PayloadRequest; record: EditedRecord }) {
  const kind = kindName(req, record.kind)
  const title = record.title === null ? null : titleText(req, record.kind, record.title)
  return (
    <span>
      <a href={editHref(req.payload, record)}>{title ?? kind}</a>
      {title !== null && <span className="board-quiet"> {kind}</span>}
    </span>
  )
}
