import { Gutter } from '@payloadcms/ui'
import type { NavGroupType } from '@payloadcms/ui/shared'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { hasRole } from '@/cms/access/editors.access'
import '@/cms/admin/boards.css'
import { database } from '@/database/connection'
import type { Language } from '@/domain/language'
import { timeZone } from '@/domain/time-zone'
import { noteReadingLanguage } from '@/features/colleagues/reading-language'
import { MonthAtAGlance } from '@/features/insight/admin/month-at-a-glance'
import { readMonth } from '@/features/insight/admin/read-month'
import { readsInsight } from '@/features/insight/insight.access'
import { NewestLeads } from '@/features/leads/admin/newest-leads'
import { listAppointments } from '@/features/leads/appointments/list-appointments'
import { PlannedVisits } from '@/features/leads/appointments/planned-visits'
import { inboxPath } from '@/features/leads/lead-paths'
import { countOwnLeads } from '@/features/leads/inbox/lead-summary'
import { leadScope } from '@/features/leads/inbox/leads.access'
import { listInbox } from '@/features/leads/inbox/list-inbox'
import { intlLocale, knownLocale } from '@/i18n/locales'

import { adminHref } from '../cockpit/cockpit-paths'
import { languagesOf } from '../cockpit/languages-of'
import { greetings, todayText as text } from './dashboard-words'
import { EditedList, WaitingList } from './dashboard-lists'
import { EverythingByGroup } from './dashboard-groups'
import { listWaitingReviews } from '../review/waiting-reviews'
import { WaitingReviewsList } from '../review/waiting-reviews-list'
import { NewRecords } from './new-records'
import { FirstRunList } from './first-run'
import { readFirstRun } from './read-first-run'
import { readToday } from './read-today'
import { TodayFacts, TodayHealth } from './today-facts'
import './content-boards.css'

const newestShown = 4

/** The first page after logging in: what asks for attention today, then everything there is. */
export async function Dashboard(view: AdminViewServerProps & { navGroups: NavGroupType[] }) {
  const { req, permissions } = view.initPageResult
  // An agent's day begins with their leads.
  if (hasRole(req, 'agent')) redirect(adminHref(req.payload, inboxPath))
  const language = knownLocale(req.i18n.language)
  const now = new Date()
  const scope = leadScope(req)
  const userId = Number(req.user?.id ?? 0)
  const [today, firstRun, ownLeads, newest, visits, month, reviews] = await Promise.all([
    readToday(database(), languagesOf(req)),
    hasRole(req, 'admin', 'editor') ? readFirstRun(database()) : null,
    scope && req.user ? countOwnLeads(database(), userId) : 0,
    scope && listInbox(database(), {}, scope),
    scope && listAppointments(database(), { scope, now }),
    readsInsight(req) ? readMonth(database(), { now, language }) : null,
    listWaitingReviews(database(), userId),
    userId > 0 && noteReadingLanguage(database(), userId, language),
  ])
  const name = req.user?.collection === 'users' ? req.user.name : ''
  return (
    <Gutter className="board">
      <h1>{dateText(now, language)}</h1>
      <p className="board-lead">
        {greetings[partOfDay(now)][language]}
        {name && `, ${name}`}.
      </p>
      <NewRecords req={req} permissions={permissions} language={language} />
      <TodayHealth req={req} today={today} now={now} language={language} />
      {firstRun && <FirstRunList req={req} firstRun={firstRun} language={language} />}
      <div className="today-columns">
        <div>
          <section aria-labelledby="waits-for-you">
            <h2 id="waits-for-you">{text.waitsForYou[language]}</h2>
            <WaitingReviewsList req={req} reviews={reviews} now={now} language={language} />
            <TodayFacts req={req} today={today} ownLeads={ownLeads} now={now} language={language} />
          </section>
          {visits && <PlannedVisits payload={req.payload} visits={visits} language={language} />}
        </div>
        {newest && (
          <NewestLeads
            payload={req.payload}
            leads={newest.leads.slice(0, newestShown)}
            now={now}
            language={language}
          />
        )}
      </div>
      {month && <MonthAtAGlance payload={req.payload} month={month} language={language} />}
      <div className="today-columns">
        <WaitingList req={req} waiting={today.waiting} now={now} language={language} />
        <EditedList req={req} edited={today.edited} now={now} language={language} />
      </div>
      <EverythingByGroup
        req={req}
        groups={view.navGroups}
        empty={today.empty.filter((slug) => permissions.collections?.[slug]?.create)}
        language={language}
      />
    </Gutter>
  )
}

function dateText(now: Date, language: Language): string {
  const text = new Intl.DateTimeFormat(intlLocale[language], { dateStyle: 'full', timeZone }).format(now)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function partOfDay(now: Date): keyof typeof greetings {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now),
  )
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
