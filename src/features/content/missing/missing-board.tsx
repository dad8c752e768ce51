import type { AdminViewServerProps, Payload } from 'payload'

import { hasRole } from '@/cms/access/editors.access'
import { Board, boardParameter, guardBoard } from '@/cms/admin/board'
import { boardFormat } from '@/cms/admin/board-format'
import { BoardNotice, BoardTable } from '@/cms/admin/board-parts'
import { database } from '@/database/connection'
import type { Language } from '@/domain/language'
import { knownLocale } from '@/i18n/locales'

import { listMissing, type MissingRow } from './list-missing'
import './missing.css'
import { missingNotices, missingText as text } from './missing-words'
import { missingPath, redirectMissingPath } from './redirect-missing.endpoint'

/** Addresses that visitors asked for and that do not exist, each with a redirect to be made. */
export async function MissingBoard(view: AdminViewServerProps) {
  guardBoard(view, missingPath)
  const { req } = view.initPageResult
  const language = knownLocale(req.i18n.language)
  const { missing, total } = await listMissing(database())
  const notice = Object.entries(missingNotices).find(([name]) => name === boardParameter(view, 'notice'))?.[1]
  return (
    <Board view={view} title={text.title[language]}>
      <p className="board-lead">{text.lead[language]}</p>
      {notice && <BoardNotice tone={notice.tone}>{notice.text[language]}</BoardNotice>}
      {missing.length === 0 ? (
        <p>{text.none[language]}</p>
      ) : (
        <MissingTable
          missing={missing}
          payload={req.payload}
          language={language}
          mayRedirect={hasRole(req, 'admin', 'editor')}
        />
      )}
      {total > missing.length && (
        <p className="board-quiet">
          {text.more[language].replace('{n}', boardFormat(language).number(total))}
        </p>
      )}
      <p className="board-quiet missing-note">{text.counted[language]}</p>
    </Board>
  )
}

interface Shown {
  language: Language
  payload: Payload
  mayRedirect: boolean
}

function MissingTable({ missing, ...shown }: Shown & { missing: MissingRow[] }) {
  const { language, mayRedirect } = shown
  return (
    <BoardTable title={text.title[language]}>
      <thead>
        <tr>
          <th scope="col">{text.address[language]}</th>
          <th scope="col" className="board-number">
            {text.hits[language]}
          </th>
          <th scope="col">{text.lastSeen[language]}</th>
          <th scope="col">{text.referrers[language]}</th>
          {mayRedirect && <th scope="col">{text.target[language]}</th>}
        </tr>
      </thead>
      <tbody>
        {missing.map((row) => (
          <Row key={row.asked} row={row} {...shown} />
        ))}
      </tbody>
    </BoardTable>
  )
}

function Row({ row, language, payload, mayRedirect }: Shown & { row: MissingRow }) {
  const { asked, hits, lastSeen, referrers, suggestion } = row
  const format = boardFormat(language)
  return (
    <tr>
      <td className="board-words">{asked}</td>
      <td className="board-number">{format.number(hits)}</td>
      <td className="board-moment">{format.moment(lastSeen)}</td>
      <td className="board-words">
        {referrers.length === 0 ? (
          <span className="board-quiet">{text.unknown[language]}</span>
        ) : (
          // Not a link: whoever writes these may want to be visited.
          referrers.map((referrer) => <div key={referrer}>{referrer}</div>)
        )}
      </td>
      {mayRedirect && (
        <td>
          <form
            className="missing-redirect"
            method="post"
            action={`${payload.config.routes.api}${redirectMissingPath}`}
          >
            <input type="hidden" name="from" value={asked} />
            <input
              className="board-input"
              name="to"
              required
              defaultValue={suggestion}
              placeholder={`/${language}/…`}
              aria-label={text.targetOf[language].replace('{address}', () => asked)}
            />
            <button className="board-button">{text.redirect[language]}</button>
          </form>
        </td>
      )}
    </tr>
  )
}
