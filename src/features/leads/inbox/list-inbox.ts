import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { payloadTables, wordsOf } from '@/database/payload-tables'
import { rows } from '@/database/query'
import { int, jsonList, jsonObject, moment, nullable, oneOf, stored, text } from '@/database/row'
import { type DeliveryState, type SendingChannel, sendingChannels } from '@/domain/lead/delivery'
import { type Campaign, type Lead, type LeadStatus, leadStatuses } from '@/domain/lead/lead'
import { languages, mainLanguage } from '@/domain/language'
import { leadKinds } from '@/domain/lead/lead-kind'
import { awaitsReply } from '@/domain/lead/reply'
import { replyDay } from '@/domain/lead/reply-day'
import type { Town } from '@/i18n/places/town-name'

import { findReplyWorkingDays } from '../lead-setting'
import { awayToday, type AwayToday, awayTodayOf } from '../absence/away-today.sql'
import { inboxConditions, ofAnyStatus } from './inbox-conditions.sql'
import type { InboxFilters } from './inbox-filters'
import type { LeadScope } from './leads.access'

export interface InboxLead extends Pick<
  Lead,
  | 'id'
  | 'kind'
  | 'language'
  | 'status'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'sourcePage'
  | 'createdAt'
> {
  /** How what they wrote begins; `null` when they wrote nothing. */
  message: string | null
  campaign: Campaign
  /** The home's reference, or its number when it has left the site. */
  home: string | null
  /** Of the home; `null` when it has left the site. */
  town: Town | null
  coverUrl: string | null
  assignee: string | null
  /** Who stands in for them today; `null` when they are there. */
  away: AwayToday | null
  /** Whose agents see it as long as nobody handles it. */
  office: string | null
  /** The day by which an answer is promised, as 2026-11-16; `null` when there is one, or none is waited for. */
  replyBy: string | null
  /** Only what has not arrived. */
  waiting: { channel: SendingChannel; state: Exclude<DeliveryState, 'done'>; tries: number }[]
}

export interface InboxPage {
  leads: InboxLead[]
  /** By status, under the other filters. */
  totals: Partial<Record<LeadStatus, number>>
  total: number
  page: number
  pages: number
}

const perPage = 30
/** Letters of a message: two lines of the list. */
const longestBeginning = 160

export async function listInbox(db: Database, filters: InboxFilters, scope: LeadScope): Promise<InboxPage> {
  const totals = await countByStatus(db, filters, scope)
  const shown = Object.entries(totals).filter(([status]) =>
    filters.status ? status === filters.status : status !== 'spam',
  )
  const total = shown.reduce((sum, [, count]) => sum + count, 0)
  const pages = Math.max(1, Math.ceil(total / perPage))
  const page = Math.min(Math.max(1, filters.page ?? 1), pages)
  const [leads, workingDays] = await Promise.all([
    total === 0 ? [] : listPage(db, filters, { scope, page, total }),
    findReplyWorkingDays(db),
  ])
  const promised = leads.map((lead) => ({
    ...lead,
    replyBy: awaitsReply(lead) ? replyDay(lead.createdAt, workingDays) : null,
  }))
  return { leads: promised, totals, total, page, pages }
}

async function listPage(
  db: Database,
  filters: InboxFilters,
  { scope, page, total }: { scope: LeadScope; page: number; total: number },
): Promise<Omit<InboxLead, 'replyBy'>[]> {
  const before = (page - 1) * perPage
  const count = Math.min(perPage, total - before)
  // Pages of the later half are counted from the end, so that the last one costs as little as the first.
  const isLate = before > total / 2
  const order = isLate ? sql`l.created_at, l.id desc` : sql`l.created_at desc, l.id`
  const skipped = isLate ? total - before - count : before
  const found = await rows(
    db,
    {
      id: text,
      kind: oneOf(leadKinds),
      language: oneOf(languages),
      status: oneOf(leadStatuses),
      firstName: nullable(text),
      lastName: nullable(text),
      email: nullable(text),
      phone: nullable(text),
      message: nullable(text),
      sourcePage: text,
      campaign: stored<Campaign>(),
      home: nullable(text),
      town: nullable(jsonObject({ country: text, zip: text, city: text })),
      coverUrl: nullable(text),
      assignee: nullable(text),
      office: nullable(text),
      away: nullable(awayToday),
      waiting: jsonList({ channel: oneOf(sendingChannels), state: oneOf(['pending', 'dead']), tries: int }),
      createdAt: moment,
    },
    sql`with page as (
          select l.id from lead.lead l where ${inboxConditions(filters, scope)}
          order by ${order} limit ${count} offset ${skipped}
        )
        select l.id, l.kind, l.language, l.status, l.first_name as "firstName", l.last_name as "lastName", l.email, l.phone,
          nullif(left(l.answers ->> 'message', ${longestBeginning}::int), '') as message, l.source_page as "sourcePage", l.campaign, l.created_at as "createdAt", coalesce(u.name, l.assignee_name) as assignee,
          office.name as office, (${awayTodayOf(sql`l.assignee_id`)}) as away, coalesce(home.reference, l.listing_id::text) as home, home.cover_url as "coverUrl",
          case when home.id is not null
            then jsonb_build_object('country', home.country, 'zip', home.zip, 'city', home.city) end as town,
          coalesce((select jsonb_agg(jsonb_build_object('channel', d.channel, 'state', d.state, 'tries', d.tries)
              order by d.state, d.channel)
            from lead.sending d where d.lead_id = l.id and d.state in ('pending', 'dead')), '[]') as waiting
        from page join lead.lead l on l.id = page.id
        left join listing.listing home on home.id = l.listing_id
        left join ${payloadTables.users} u on u.id = l.assignee_id
        left join ${wordsOf('offices')} office on office._parent_id = l.office_id and office._locale = ${mainLanguage}
        order by l.created_at desc, l.id`,
  )
  return found.map((lead) => ({ ...lead, createdAt: new Date(lead.createdAt) }))
}

async function countByStatus(
  db: Database,
  filters: InboxFilters,
  scope: LeadScope,
): Promise<InboxPage['totals']> {
  const counted = await rows(
    db,
    { status: oneOf(leadStatuses), count: int },
    sql`select l.status, count(*)::int as count
        from lead.lead l where ${ofAnyStatus(filters, scope)} group by l.status`,
  )
  return Object.fromEntries(counted.map(({ status, count }) => [status, count]))
}
