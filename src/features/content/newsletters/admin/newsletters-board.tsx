import type { AdminViewServerProps, Payload } from 'payload'

import { Board, boardParameter, guardBoard } from '@/cms/admin/board'
import { boardFormat } from '@/cms/admin/board-format'
import { BoardHeads, BoardNotice, BoardTable, Mark, type Tone } from '@/cms/admin/board-parts'
import { database } from '@/database/connection'
import { type Language, languages, mainLanguage } from '@/domain/language'
import { knownLocale } from '@/i18n/locales'

import { adminHref } from '../../cockpit/cockpit-paths'
import { noticeOf } from './newsletter-notices'
import { countReaders, siteLanguages } from '../newsletter-readers'
import { listNewsletters, type Newsletter } from '../newsletter-row'
import { newsletterText as text, stateWords } from './newsletter-words'
import { sendsNewsletters } from '../newsletters.access'
import { newNewsletterPath, newsletterPath, newslettersPath } from '../newsletters-paths'

/** Every newsletter, being written or sent, with what became of its mails. */
export async function NewslettersBoard(view: AdminViewServerProps) {
  guardBoard(view, newslettersPath)
  const { req } = view.initPageResult
  const language = knownLocale(req.i18n.language)
  const db = database()
  const [newsletters, site] = await Promise.all([listNewsletters(db), siteLanguages(db)])
  const readers = await countReaders(db, {}, site)
  const notice = noticeOf(boardParameter(view, 'notice'))
  const count = readers.reduce((sum, one) => sum + one.count, 0)
  return (
    <Board view={view} title={text.title[language]}>
      <p className="board-lead">
        {boardFormat(language).count(count, text.leadOne[language], text.lead[language])}
      </p>
      {notice && <BoardNotice tone={notice.tone}>{notice.text[language]}</BoardNotice>}
      {sendsNewsletters(req) && (
        <form
          className="board-actions"
          method="post"
          action={`${req.payload.config.routes.api}${newNewsletterPath}`}
        >
          <button className="board-button board-button--main">{text.add[language]}</button>
        </form>
      )}
      {newsletters.length === 0 ? (
        <p>{text.none[language]}</p>
      ) : (
        <NewslettersTable payload={req.payload} newsletters={newsletters} language={language} />
      )}
    </Board>
  )
}

interface Shown {
  payload: Payload
  newsletters: Newsletter[]
  language: Language
}

function NewslettersTable({ payload, newsletters, language }: Shown) {
  const { moment, number } = boardFormat(language)
  const figures = [text.sent, text.waiting, text.failed, text.bounced, text.left]
  return (
    <BoardTable title={text.title[language]}>
      <thead>
        <tr>
          <BoardHeads
            columns={[text.subject, text.state, ...figures]}
            figures={figures}
            language={language}
          />
        </tr>
      </thead>
      <tbody>
        {newsletters.map((one) => (
          <tr key={one.id}>
            <td className="board-words">
              <a href={adminHref(payload, newsletterPath(one.id))}>{subjectOf(one, language)}</a>
              {one.startedAt && <div className="board-quiet">{moment(new Date(one.startedAt))}</div>}
            </td>
            <td>
              <NewsletterState newsletter={one} language={language} />
            </td>
            {[one.sent, one.waiting, one.failed, one.bounced, one.left].map((figure, index) => (
              <td key={figures[index]?.en} className="board-number">
                {one.state === 'draft' ? '–' : number(figure)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </BoardTable>
  )
}

const tones: Record<keyof typeof stateWords, Tone> = {
  draft: 'quiet',
  sending: 'busy',
  stopped: 'attention',
  done: 'good',
}

export function NewsletterState({ newsletter, language }: { newsletter: Newsletter; language: Language }) {
  const { state, waiting } = newsletter
  const shown = state === 'sending' && waiting === 0 ? 'done' : state
  return <Mark tone={tones[shown]}>{stateWords[shown][language]}</Mark>
}

/** In the reader's own language, else in another in which it has one. */
export function subjectOf({ words }: Pick<Newsletter, 'words'>, language: Language): string {
  const order: readonly Language[] = [language, mainLanguage, ...languages]
  const tried = order.map((one) => words[one]?.subject)
  return tried.find(Boolean) ?? text.untitled[language]
}
