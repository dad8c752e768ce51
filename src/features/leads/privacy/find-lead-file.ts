import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { payloadTables } from '@/database/payload-tables'
import { rows } from '@/database/query'
import { bool, int, moment, nullable, oneOf, type RowOf, stored, text } from '@/database/row'
import { deliveryChannels, deliveryStates } from '@/domain/lead/delivery'
import type { Lead } from '@/domain/lead/lead'
import { mainLanguage } from '@/domain/language'

import { awayToday, type AwayToday, awayTodayOf } from '../absence/away-today.sql'
import { findLead } from '../lead-row'
import { listOtherLeads, type OtherLead } from '../inbox/list-other-leads'
import { isInScope } from '../inbox/lead-scope'
import type { LeadScope } from '../inbox/leads.access'
import { letterKinds } from '../delivery/outbox'
import { type FiledReply, listReplies } from '../replies/list-replies'

const filedDeliveryRow = {
  /** Or a letter that the site wrote by itself later. */
  channel: oneOf([...deliveryChannels, ...letterKinds]),
  id: text,
  state: oneOf(deliveryStates),
  tries: int,
  nextTryAt: moment,
  doneAt: nullable(moment),
  lastError: nullable(text),
}

export interface FiledDelivery extends Omit<RowOf<typeof filedDeliveryRow>, 'nextTryAt' | 'doneAt'> {
  nextTryAt: Date
  doneAt: Date | null
}

const filedEventRow = {
  id: int,
  at: moment,
  kind: text,
  /** A name; `null` for the site itself. */
  actor: nullable(text),
  detail: stored<Record<string, unknown>>(),
}

export interface FiledEvent extends Omit<RowOf<typeof filedEventRow>, 'at'> {
  at: Date
}

const filedNoteRow = {
  id: int,
  text,
  author: nullable(text),
  createdAt: moment,
}

export interface FiledNote extends Omit<RowOf<typeof filedNoteRow>, 'createdAt'> {
  createdAt: Date
}

const aboutHomeRow = {
  id: int,
  reference: text,
  title: text,
  country: text,
  zip: text,
  city: text,
  agent: nullable(text),
}
export type AboutHome = RowOf<typeof aboutHomeRow>

export interface LeadFile {
  lead: Lead
  /** As forms name agents; `null` for nobody. */
  assignee: string | null
  /** Who stands in for them today; `null` when they are there. */
  away: AwayToday | null
  keepUntil: Date | null
  /** `null` when it is about none, or about one that left the site. */
  home: AboutHome | null
  projectName: string | null
  hasPicture: boolean
  deliveries: FiledDelivery[]
  notes: FiledNote[]
  replies: FiledReply[]
  events: FiledEvent[]
  others: OtherLead[]
}

/** All there is on one lead, for who handles it; `null` for anybody else. */
export async function findLeadFile(db: Database, leadId: string, scope: LeadScope): Promise<LeadFile | null> {
  const lead = (await isInScope(db, scope, leadId)) ? await findLead(db, leadId) : null
  if (!lead) return null
  const [care, home, projectName, deliveries, notes, replies, events, others] = await Promise.all([
    findCare(db, leadId),
    findHome(db, lead.listingId),
    findProjectName(db, lead.projectId),
    listDeliveries(db, leadId),
    listNotes(db, leadId),
    listReplies(db, leadId),
    listEvents(db, leadId),
    listOtherLeads(db, lead, scope),
  ])
  return { lead, ...care, home, projectName, deliveries, notes, replies, events, others }
}

type Care = Pick<LeadFile, 'assignee' | 'away' | 'keepUntil' | 'hasPicture'>

async function findCare(db: Database, leadId: string): Promise<Care> {
  const [care] = await rows(
    db,
    {
      assignee: nullable(text),
      away: nullable(awayToday),
      keepUntil: nullable(moment),
      hasPicture: bool,
    },
    sql`select coalesce(assignee_id::text, assignee_email) as assignee, keep_until as "keepUntil",
          (${awayTodayOf(sql`l.assignee_id`)}) as away, exists (select from lead.picture p where p.lead_id = l.id) as "hasPicture"
        from lead.lead l where id = ${leadId}::uuid`,
  )
  return {
    assignee: care?.assignee ?? null,
    away: care?.away ?? null,
    keepUntil: dateOf(care?.keepUntil),
    hasPicture: care?.hasPicture ?? false,
  }
}

async function findHome(db: Database, listingId: number | null): Promise<AboutHome | null> {
  if (listingId === null) return null
  const [home] = await rows(
    db,
    aboutHomeRow,
    sql`select l.id, l.reference, l.country, l.zip, l.city, t.title, d.agent ->> 'name' as agent
        from listing.listing l
        join listing.listing_text t on t.listing_id = l.id and t.language = ${mainLanguage}
        join listing.listing_detail d on d.listing_id = l.id
        where l.id = ${listingId}`,
  )
  return home ?? null
}

async function findProjectName(db: Database, projectId: number | null): Promise<string | null> {
  if (projectId === null) return null
  const [project] = await rows(
    db,
    { name: text },
    sql`select name from listing.project_text where project_id = ${projectId} and language = ${mainLanguage}`,
  )
  return project?.name ?? null
}

async function listDeliveries(db: Database, leadId: string): Promise<FiledDelivery[]> {
  const found = await rows(
    db,
    filedDeliveryRow,
    sql`select channel, id, state, tries, next_try_at as "nextTryAt", done_at as "doneAt", last_error as "lastError"
        from (
          select channel, channel as id, state, tries, next_try_at, done_at, last_error, null::timestamptz as queued_at
          from lead.delivery where lead_id = ${leadId}::uuid
          union all
          select kind, id::text, state, tries, next_try_at, case when state = 'done' then done_at end, last_error, queued_at
          from lead.letter where lead_id = ${leadId}::uuid
        ) filed
        order by queued_at nulls first, channel limit 100`,
  )
  return found.map((row) => ({
    ...row,
    nextTryAt: new Date(row.nextTryAt),
    doneAt: dateOf(row.doneAt),
  }))
}

async function listNotes(db: Database, leadId: string): Promise<FiledNote[]> {
  const found = await rows(
    db,
    filedNoteRow,
    sql`select n.id, n.text, n.created_at as "createdAt", u.name as author
        from lead.note n left join ${payloadTables.users} u on u.id = n.author_id
        where n.lead_id = ${leadId}::uuid order by n.id desc`,
  )
  return found.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}

async function listEvents(db: Database, leadId: string): Promise<FiledEvent[]> {
  const found = await rows(
    db,
    filedEventRow,
    // Whom it was given to is a number in the event; names change, and people leave.
    sql`select e.id, e.at, e.kind, u.name as actor,
          e.detail || jsonb_build_object('assignee', coalesce(
            (select name from ${payloadTables.users} where id = (e.detail ->> 'assigneeId')::int), e.detail ->> 'assignee'),
            'insteadOf', (select name from ${payloadTables.users} where id = (e.detail ->> 'insteadOfId')::int)) as detail
        from lead.event e left join ${payloadTables.users} u on u.id = e.actor_id
        where e.lead_id = ${leadId}::uuid order by e.id desc limit 200`,
  )
  return found.map((row) => ({ ...row, at: new Date(row.at) }))
}

function dateOf(written: string | null | undefined): Date | null {
  return written ? new Date(written) : null
}
