import { redirect } from 'next/navigation'
import type { AdminViewServerProps, Payload } from 'payload'

import { hasRole, roles } from '@/cms/access/editors.access'
import { Board, boardParameter, guardBoard } from '@/cms/admin/board'
import { boardFormat } from '@/cms/admin/board-format'
import { BoardHeads, BoardNotice, BoardTable, Mark } from '@/cms/admin/board-parts'
import { database } from '@/database/connection'
import type { Language } from '@/domain/language'
import { adminHref, apiHref } from '@/features/leads/admin/lead-links'
import { deviceName } from '@/features/owners/account/device-name'
import { labelled } from '@/i18n/labelled'
import { knownLocale } from '@/i18n/locales'

import {
  accessPath,
  endSessionPath,
  endSessionsPath,
  inviteAgainPath,
  resetFactorPath,
  setUpFactorPath,
} from '../colleague-paths'
import { codesLeft, hasFactor } from '../factor/factor-store'
import './access.css'
import { accessNotices, accessText as text } from './access-words'
import { findColleague } from './find-colleague'
import { type ColleagueSession, listSessions } from './sessions'

interface Shown {
  payload: Payload
  language: Language
  userId: number
}

/** Where somebody is signed in and by which steps: for themselves, and for administrators. */
export async function AccessBoard(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const segments: unknown = view.params?.segments
  const userId = Number(Array.isArray(segments) ? segments.at(-1) : 0)
  guardBoard(view, accessPath(userId), roles)
  const isSelf = req.user?.id === userId
  const colleague = isSelf || hasRole(req, 'admin') ? await findColleague(database(), userId) : null
  if (!colleague) redirect(adminHref(req.payload, '/unauthorized'))
  const language = knownLocale(req.i18n.language)
  const [sessions, isOn, left] = await Promise.all([
    listSessions(database(), userId),
    hasFactor(database(), userId),
    codesLeft(database(), userId),
  ])
  const asked = boardParameter(view, 'notice') ?? ''
  const notice = Object.hasOwn(accessNotices, asked)
    ? accessNotices[asked as keyof typeof accessNotices]
    : null
  const shown = { payload: req.payload, language, userId }
  const current = isSelf ? ((req.user as { _sid?: string })._sid ?? null) : null
  return (
    <Board
      view={view}
      title={isSelf ? text.own[language] : labelled(text.title[language], colleague.name, language)}
    >
      <p className="board-lead">{colleague.email}</p>
      {notice && <BoardNotice tone={notice.tone}>{notice.text[language]}</BoardNotice>}
      <h2>{text.sessions[language]}</h2>
      <Sessions {...shown} sessions={sessions} current={current} />
      <h2>{text.factor[language]}</h2>
      <p>
        <Mark tone={isOn ? 'good' : 'attention'}>{(isOn ? text.factorOn : text.factorOff)[language]}</Mark>
      </p>
      {isOn && <p>{text.codesLeft[language].replace('{n}', String(left))}</p>}
      {isSelf && isOn && <p className="board-quiet">{text.askOther[language]}</p>}
      {isSelf && !isOn && <Act {...shown} path={setUpFactorPath} label={text.setUp[language]} />}
      {!isSelf && isOn && (
        <>
          <p className="board-quiet">{text.resetIntro[language]}</p>
          <Act {...shown} path={resetFactorPath} label={text.reset[language]} />
        </>
      )}
      {!isSelf && !colleague.hasEntered && (
        <Act {...shown} path={inviteAgainPath} label={text.again[language]} />
      )}
    </Board>
  )
}

function Sessions({
  sessions,
  current,
  ...shown
}: Shown & { sessions: ColleagueSession[]; current: string | null }) {
  const { language } = shown
  if (sessions.length === 0) return <p>{text.none[language]}</p>
  const { moment } = boardFormat(language)
  return (
    <>
      <BoardTable title={text.sessions[language]}>
        <thead>
          <tr>
            <BoardHeads columns={[text.device, text.since, text.actions]} language={language} />
          </tr>
        </thead>
        <tbody>
          {sessions.map(({ id, userAgent, openedAt }) => (
            <tr key={id}>
              <td>
                {nameOf(userAgent) ?? text.unknown[language]}
                {id === current && ` (${text.here[language]})`}
              </td>
              <td className="board-moment">
                <time dateTime={openedAt.toISOString()}>{moment(openedAt)}</time>
              </td>
              <td>
                <Act {...shown} path={endSessionPath} label={text.end[language]} sid={id} />
              </td>
            </tr>
          ))}
        </tbody>
      </BoardTable>
      {sessions.length > 1 && <Act {...shown} path={endSessionsPath} label={text.endAll[language]} />}
    </>
  )
}

function Act({
  payload,
  userId,
  path,
  label,
  sid,
}: Shown & { path: `/${string}`; label: string; sid?: string }) {
  return (
    <form
      className={sid === undefined ? 'access-act' : undefined}
      method="post"
      action={apiHref(payload, path)}
    >
      <input type="hidden" name="userId" value={userId} />
      {sid !== undefined && <input type="hidden" name="sid" value={sid} />}
      <button className="board-button">{label}</button>
    </form>
  )
}

function nameOf(userAgent: string): string | null {
  const found = deviceName(userAgent)
  return found && `${found.browser} · ${found.system}`
}
