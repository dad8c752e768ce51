import { Gutter } from '@payloadcms/ui'
import type { NavGroupType } from '@payloadcms/ui/shared'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { hasRole } from '@/cms/access/editors.access'
import '@/cms/admin/boards.css'
import { database } from '@/database/connection'
import type { Language } from '@/domain/language'
import { periodUpTo } from '@/domain/visit/period'
import { MonthAtAGlance } from '@/features/insight/admin/month-at-a-glance'
import { readsInsight } from '@/features/insight/insight.access'
import { NewestLeads } from '@/features/leads/admin/newest-leads'
import { inboxPath } from '@/features/leads/lead-paths'
import { leadScope } from '@/features/leads/inbox/leads.access'
import { listInbox } from '@/features/leads/inbox/list-inbox'
import { readDays } from '@/features/insight/read/read-days'
import { intlLocale, knownLocale } from '@/i18n/locales'

import { adminHref } from '../cockpit/cockpit-paths'
import { languagesOf } from '../cockpit/languages-of'
import { greetings, todayText as text } from './dashboard-words'
import { EditedList, WaitingList } from './dashboard-lists'
import { EverythingByGroup } from './dashboard-groups'
import { NewRecords } from './new-records'
import { readToday } from './read-today'
import { TodayFacts } from './today-facts'
import './content-boards.css'

const timeZone = 'Europe/Brussels'
const newestShown = 4

/** The first page after logging in: what asks for attention today, then everything there is. */
export async function Dashboard(view: AdminViewServerProps & { navGroups: NavGroupType[] }) {
  const { req, permissions } = view.initPageResult
  // An agent's day begins with their leads.
  if (hasRole(req, 'agent')) redirect(adminHref(req.payload, inboxPath))
  const language = knownLocale(req.i18n.language)
  const now = new Date()
  const scope = leadScope(req)
  const [today, newest, days] = await Promise.all([
    readToday(database(), languagesOf(req)),
    scope && listInbox(database(), {}, scope),
    readsInsight(req) ? readDays(database(), { period: periodUpTo(now, 30) }) : null,
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
      <div className="today-columns">
        <section aria-label={text.today[language]}>
          <h2>{text.today[language]}</h2>
          <TodayFacts req={req} today={today} now={now} language={language} />
        </section>
        {newest && (
          <NewestLeads
            payload={req.payload}
            leads={newest.leads.slice(0, newestShown)}
            now={now}
            language={language}
          />
        )}
      </div>
      {days && <MonthAtAGlance payload={req.payload} days={days} language={language} />}
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
