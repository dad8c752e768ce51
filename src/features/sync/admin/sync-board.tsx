import type { AdminViewServerProps } from 'payload'

import { hasRole } from '@/cms/access/editors.access'
import { Board, boardParameter, guardBoard } from '@/cms/admin/board'
import { boardFormat } from '@/cms/admin/board-format'
import { BoardNotice, Mark } from '@/cms/admin/board-parts'
import { database } from '@/database/connection'
import type { Language } from '@/domain/language'
import { knownLocale } from '@/i18n/locales'
import { chosenPlatform } from '@/platforms/chosen-platform'

import { listQuarantine } from '../list-quarantine'
import { nextPlannedSync } from '../request-sync'
import { runSyncPath, syncBoardPath } from '../run-sync.endpoint'
import { listRuns } from '../sync-run'
import { countKnownHomes, isSyncUnderWay, syncSummary, type SyncSummary } from '../sync-state'
import { QuarantineTable } from './quarantine-table'
import { RepublishNotice } from './republish-notice'
import { RunTable } from './run-table'
import { noticeWords, stateWords, syncText as text } from './sync-words'

const platform = chosenPlatform()

/** What the data platform sent, what became of it, and a button to ask anew. */
export async function SyncBoard(view: AdminViewServerProps) {
  guardBoard(view, syncBoardPath)
  const { req } = view.initPageResult
  const language = knownLocale(req.i18n.language)
  const { runs, quarantine, isUnderWay, next, summary, homes, now } = await read(view)
  const notice = noticeOf(boardParameter(view, 'notice'))
  return (
    <Board view={view} title={text.title[language]}>
      <p className="board-lead">
        {isUnderWay ? <strong>{text.running[language]} </strong> : null}
        <LastSync summary={summary} now={now} language={language} />{' '}
        {next && (
          <span className="board-quiet">
            {text.next[language]} {boardFormat(language).time(next)}.
          </span>
        )}
      </p>
      {homes !== null && <RepublishNotice homes={homes} language={language} />}
      {notice && <BoardNotice tone={notice.tone}>{notice.text[language]}</BoardNotice>}
      <form className="board-actions" method="post" action={`${req.payload.config.routes.api}${runSyncPath}`}>
        {hasRole(req, 'admin', 'editor') && (
          <>
            <button
              className="board-button board-button--main"
              name="kind"
              value="incremental"
              disabled={isUnderWay}
            >
              {text.runChanges[language]}
            </button>
            <button className="board-button" name="kind" value="full" disabled={isUnderWay}>
              {text.runAll[language]}
            </button>
          </>
        )}
        <a href="?">{text.refresh[language]}</a>
      </form>
      {runs.length > 0 && <RunTable runs={runs} isUnderWay={isUnderWay} language={language} />}
      <QuarantineTable quarantine={quarantine} language={language} />
    </Board>
  )
}

async function read(view: AdminViewServerProps) {
  const db = database()
  const now = new Date()
  const [runs, quarantine, isUnderWay, next, summary, homes] = await Promise.all([
    listRuns(db, 20),
    listQuarantine(db, { page: Number(boardParameter(view, 'page')) || 1 }),
    isSyncUnderWay(db),
    nextPlannedSync(db, now),
    syncSummary(db),
    platform.listListings ? null : countKnownHomes(db, platform.name),
  ])
  return { runs, quarantine, isUnderWay, next, summary, homes, now }
}

function noticeOf(name: string | undefined) {
  return name !== undefined && Object.hasOwn(noticeWords, name)
    ? noticeWords[name as keyof typeof noticeWords]
    : null
}

/** Last sync 4 minutes ago: 12 changes, 3 refused. */
function LastSync({ summary, now, language }: { summary: SyncSummary; now: Date; language: Language }) {
  const { lastRunAt, state, changed, refused } = summary
  if (lastRunAt === null) return <>{text.never[language]}</>
  const format = boardFormat(language)
  const changes = format.count(changed, text.changeOne[language], text.changeMany[language])
  const refusals = format.count(refused, text.refusedOne[language], text.refusedMany[language])
  return (
    <>
      {text.last[language]}{' '}
      <time dateTime={lastRunAt.toISOString()} title={format.moment(lastRunAt)}>
        {format.ago(lastRunAt, now)}
      </time>
      {language === 'fr' ? '\u00a0:' : ':'} {changes}, {refusals}.
      {state && state !== 'done' && state !== 'running' && (
        <>
          {' '}
          <Mark tone={stateWords[state].tone}>{stateWords[state].text[language]}</Mark>
        </>
      )}
    </>
  )
}
