import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import type { DeliveryChannel, DeliveryState } from '@/domain/lead/delivery'
import type { Lead } from '@/domain/lead/lead'
import { mainLanguage } from '@/domain/language'

import { findLead } from './lead-row'
import { listOtherLeads, type OtherLead } from './list-other-leads'
import type { LetterKind } from './outbox'

export interface FiledDelivery extends Record<string, unknown> {
  /** Or a letter that the site wrote by itself later. */
  channel: DeliveryChannel | LetterKind
  id: string
  state: DeliveryState
  tries: number
  nextTryAt: Date
  doneAt: Date | null
  lastError: string | null
}

export interface FiledEvent extends Record<string, unknown> {
  id: number
  at: Date
  kind: string
  /** A name; `null` for the site itself. */
  actor: string | null
  detail: Record<string, unknown>
}

export interface FiledNote extends Record<string, unknown> {
  id: number
  text: string
  author: string | null
  createdAt: Date
}

export interface AboutHome extends Record<string, unknown> {
  id: number
  reference: string
  title: string
  city: string
  agent: string | null
}

export interface LeadFile {
  lead: Lead
  assigneeId: number | null
  keepUntil: Date | null
  /** `null` when it is about none, or about one that left the site. */
  home: AboutHome | null
  projectName: string | null
  hasPicture: boolean
  deliveries: FiledDelivery[]
  notes: FiledNote[]
  events: FiledEvent[]
  others: OtherLead[]
}

/** All there is on one lead, for who handles it. */
export async function findLeadFile(db: Database, leadId: string): Promise<LeadFile | null> {
  const lead = await findLead(db, leadId)
  if (!lead) return null
  const [care, home, projectName, deliveries, notes, events, others] = await Promise.all([
    findCare(db, leadId),
    findHome(db, lead.listingId),
    findProjectName(db, lead.projectId),
    listDeliveries(db, leadId),
    listNotes(db, leadId),
    listEvents(db, leadId),
    listOtherLeads(db, lead),
  ])
  return { lead, ...care, home, projectName, deliveries, notes, events, others }
}

type Care = Pick<LeadFile, 'assigneeId' | 'keepUntil' | 'hasPicture'>

async function findCare(db: Database, leadId: string): Promise<Care> {
  const [care] = await rows<{ assigneeId: number | null; keepUntil: string | null; hasPicture: boolean }>(
    db,
    sql`select assignee_id as "assigneeId", keep_until as "keepUntil",
          exists (select from lead.picture p where p.lead_id = l.id) as "hasPicture"
        from lead.lead l where id = ${leadId}::uuid`,
  )
  return {
    assigneeId: care?.assigneeId ?? null,
    keepUntil: moment(care?.keepUntil),
    hasPicture: care?.hasPicture ?? false,
  }
}

async function findHome(db: Database, listingId: number | null): Promise<AboutHome | null> {
  if (listingId === null) return null
  const [home] = await rows<AboutHome>(
    db,
    sql`select l.id, l.reference, l.city, t.title, d.agent ->> 'name' as agent
        from listing.listing l
        join listing.listing_text t on t.listing_id = l.id and t.language = ${mainLanguage}
        join listing.listing_detail d on d.listing_id = l.id
        where l.id = ${listingId}`,
  )
  return home ?? null
}

async function findProjectName(db: Database, projectId: number | null): Promise<string | null> {
  if (projectId === null) return null
  const [project] = await rows<{ name: string }>(
    db,
    sql`select name from listing.project_text where project_id = ${projectId} and language = ${mainLanguage}`,
  )
  return project?.name ?? null
}

async function listDeliveries(db: Database, leadId: string): Promise<FiledDelivery[]> {
  const found = await rows<FiledDelivery>(
    db,
    sql`select channel, channel as id, state, tries, next_try_at as "nextTryAt", done_at as "doneAt",
          last_error as "lastError", null::timestamptz as queued_at
        from lead.delivery where lead_id = ${leadId}::uuid
        union all
        select kind, id::text, state, tries, next_try_at, case when state = 'done' then done_at end, last_error, queued_at
        from lead.letter where lead_id = ${leadId}::uuid
        order by queued_at nulls first, channel limit 100`,
  )
  return found.map((row) => ({ ...row, nextTryAt: new Date(row.nextTryAt), doneAt: moment(row.doneAt) }))
}

async function listNotes(db: Database, leadId: string): Promise<FiledNote[]> {
  const found = await rows<FiledNote>(
    db,
    sql`select n.id, n.text, n.created_at as "createdAt", u.name as author
        from lead.note n left join users u on u.id = n.author_id
        where n.lead_id = ${leadId}::uuid order by n.id desc`,
  )
  return found.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}

async function listEvents(db: Database, leadId: string): Promise<FiledEvent[]> {
  const found = await rows<FiledEvent>(
    db,
    // Whom it was given to is a number in the event; names change, and people leave.
    sql`select e.id, e.at, e.kind, u.name as actor,
          e.detail || jsonb_build_object('assignee', (select name from users where id = (e.detail ->> 'assigneeId')::int))
            as detail
        from lead.event e left join users u on u.id = e.actor_id
        where e.lead_id = ${leadId}::uuid order by e.id desc limit 200`,
  )
  return found.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** Raw statements hand timestamps over as text. */
function moment(text: Date | string | null | undefined): Date | null {
  return text ? new Date(text) : null
}
