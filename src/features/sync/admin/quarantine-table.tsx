import { boardFormat } from '@/cms/admin/board-format'
import { BoardPages, BoardTable } from '@/cms/admin/board-parts'
import type { Language } from '@/domain/language'

import type { QuarantinedRecord, QuarantinePage } from '../list-quarantine'
import { syncText as text } from './sync-words'

export function QuarantineTable({
  quarantine: { records, total, page, pages },
  language,
}: {
  quarantine: QuarantinePage
  language: Language
}) {
  const title = text.quarantine[language]
  if (total === 0) {
    return (
      <section>
        <h2>{title}</h2>
        <p>{text.quarantineEmpty[language]}</p>
      </section>
    )
  }
  return (
    <section>
      <h2>
        {title} <span className="board-figure board-quiet">{boardFormat(language).number(total)}</span>
      </h2>
      <p className="board-quiet">{text.quarantineIntro[language]}</p>
      <BoardTable title={title}>
        <thead>
          <tr>
            <th scope="col">{text.platformId[language]}</th>
            <th scope="col">{text.reason[language]}</th>
            <th scope="col">{text.firstSeen[language]}</th>
            <th scope="col">{text.lastSeen[language]}</th>
            <th scope="col">{text.record[language]}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <RecordRow key={record.id} record={record} language={language} />
          ))}
        </tbody>
      </BoardTable>
      <BoardPages page={page} pages={pages} hrefOf={(number) => `?page=${number}`} language={language} />
    </section>
  )
}

function RecordRow({ record, language }: { record: QuarantinedRecord; language: Language }) {
  const { moment } = boardFormat(language)
  const { platformId, reason, firstSeenAt, lastSeenAt } = record
  // Made up by us for a record that came without one.
  const number = platformId.startsWith('without-id-') ? '–' : platformId
  return (
    <tr>
      <td className="board-moment">{number}</td>
      <td className="board-words">{reason}</td>
      <td className="board-moment">{moment(firstSeenAt)}</td>
      <td className="board-moment">{moment(lastSeenAt)}</td>
      <td>
        <details className="board-record">
          <summary>{text.show[language]}</summary>
          <pre>{JSON.stringify(record.record, null, 2)}</pre>
        </details>
      </td>
    </tr>
  )
}
