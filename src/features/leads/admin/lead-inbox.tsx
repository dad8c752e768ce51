import type { AdminViewServerProps } from 'payload'

import { Board, boardParameter } from '@/cms/admin/board'
import { boardFormat } from '@/cms/admin/board-format'
import { BoardNotice, BoardPages } from '@/cms/admin/board-parts'
import { database } from '@/database/connection'
import { brusselsDay } from '@/domain/brussels-day'
import type { Language } from '@/domain/language'
import { knownLocale } from '@/i18n/locales'

import { AbsenceSection } from '../absence/absence-section'
import { listAbsences } from '../absence/absence-store'
import { listAppointments } from '../appointments/list-appointments'
import { PlannedVisits } from '../appointments/planned-visits'
import { filterHref, filtersFrom } from '../inbox/inbox-filters'
import { inboxPath } from '../lead-paths'
import { findReplyWorkingDays } from '../lead-setting'
import { type LeadSummary, leadSummary } from '../inbox/lead-summary'
import { governsLeads } from '../inbox/leads.access'
import { listAgents } from '../inbox/list-agents'
import { listInbox } from '../inbox/list-inbox'
import { guardOwnLeads } from './guard-leads'
import { InboxFilterBar } from './inbox-filter-bar'
import { InboxTable } from './inbox-table'
import { freshText, inboxText as text } from './inbox-words'
import { noticeOf } from './notice-words'
import { PersonData } from './person-data'
import { ReplyPromise } from './reply-promise'
import './leads.css'

/** What visitors sent, who takes care of it, and whether it arrived everywhere. */
export async function LeadInbox(view: AdminViewServerProps) {
  const scope = guardOwnLeads(view, inboxPath)
  const { req } = view.initPageResult
  const language = knownLocale(req.i18n.language)
  const filters = filtersFrom((name) => boardParameter(view, name))
  const db = database()
  const today = brusselsDay(new Date())
  const [found, summary, agents, workingDays, absences, visits] = await Promise.all([
    listInbox(db, filters, scope),
    leadSummary(db, scope),
    listAgents(db),
    findReplyWorkingDays(db),
    listAbsences(db, today),
    // An agent's first page is this one.
    scope === 'all' ? null : listAppointments(db, { scope, now: new Date() }),
  ])
  const notice = noticeOf(boardParameter(view, 'notice'))
  return (
    <Board view={view} title={text.title[language]}>
      <p className="board-lead">
        <strong>{freshText(summary, language)}</strong>
      </p>
      {notice && <BoardNotice tone={notice.tone}>{notice.text[language]}</BoardNotice>}
      <Alarm summary={summary} language={language} />
      <InboxFilterBar
        payload={req.payload}
        filters={filters}
        found={found}
        agents={agents}
        language={language}
      />
      <InboxTable {...{ payload: req.payload, found, filters, agents, language }} />
      <BoardPages
        page={found.page}
        pages={found.pages}
        hrefOf={(page) => filterHref(filters, { page })}
        language={language}
      />
      {visits && <PlannedVisits payload={req.payload} visits={visits} language={language} />}
      <AbsenceSection
        {...{ payload: req.payload, absences, agents, today, language }}
        userId={Number(req.user?.id)}
        isForAnybody={governsLeads(req)}
      />
      {governsLeads(req) && (
        <>
          <ReplyPromise payload={req.payload} workingDays={workingDays} language={language} />
          <PersonData payload={req.payload} language={language} />
        </>
      )}
    </Board>
  )
}

function Alarm({ summary: { dead }, language }: { summary: LeadSummary; language: Language }) {
  if (dead === 0) return null
  return (
    <BoardNotice tone="bad">
      {boardFormat(language).count(dead, text.alarmOne[language], text.alarmMany[language])}{' '}
      <a href={filterHref({ trouble: 'dead' })}>{text.showDead[language]}</a>
    </BoardNotice>
  )
}
