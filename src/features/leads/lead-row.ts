import { type SQL, sql } from 'drizzle-orm'

import { type Queryable, type Reads, rowCount, rows } from '@/database/query'
import { int, moment, nullable, oneOf, stored, text } from '@/database/row'
import { languages } from '@/domain/language'
import { type Answers, type Campaign, type Lead, type LeadConsent, leadStatuses } from '@/domain/lead/lead'
import { leadKinds } from '@/domain/lead/lead-kind'
import { viewSources } from '@/domain/visit/view-source'

const leadRow = {
  id: text,
  kind: oneOf(leadKinds),
  language: oneOf(languages),
  listingId: nullable(int),
  projectId: nullable(int),
  firstName: nullable(text),
  lastName: nullable(text),
  email: nullable(text),
  phone: nullable(text),
  answers: stored<Answers>(),
  sourcePage: text,
  campaign: stored<Campaign>(),
  source: nullable(oneOf(viewSources)),
  consent: stored<LeadConsent>(),
  status: oneOf(leadStatuses),
  createdAt: moment,
}

const columns = sql.raw(`id, kind, language, listing_id as "listingId", project_id as "projectId",
  first_name as "firstName", last_name as "lastName", email, phone, answers, source_page as "sourcePage",
  campaign, source, consent, status, created_at as "createdAt"`)

export async function listLeads(db: Reads, where: SQL): Promise<Lead[]> {
  const found = await rows(
    db,
    leadRow,
    sql`select ${columns} from lead.lead where ${where} order by created_at, id`,
  )
  return found.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}

export async function findLead(db: Reads, id: string): Promise<Lead | null> {
  const [lead] = await listLeads(db, sql`id = ${id}::uuid`)
  return lead ?? null
}

/**
 * Nobody deletes it before the transaction ends; false when it is gone. It comes before anything that hangs on the
 * lead: whoever deletes goes from the lead to the rest, and in another order the two would wait for each other.
 */
export async function holdLead(tx: Queryable, id: string): Promise<boolean> {
  return (await rowCount(tx, sql`select 1 from lead.lead where id = ${id}::uuid for key share`)) > 0
}

/** For who deletes it: nobody else holds it meanwhile. */
export async function takeLead(tx: Queryable, id: string): Promise<boolean> {
  return (await rowCount(tx, sql`select 1 from lead.lead where id = ${id}::uuid for update`)) > 0
}

/** A moment as a parameter: without the type PostgreSQL would guess from its place. */
export function at(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`
}

export interface LeadEvent {
  leadId: string
  at: Date
  kind: string
  actorId?: number
  detail?: object
}

export async function recordEvent(db: Queryable, event: LeadEvent): Promise<void> {
  await db.execute(
    sql`insert into lead.event (lead_id, at, kind, actor_id, detail)
        values (${event.leadId}::uuid, ${at(event.at)}, ${event.kind}, ${event.actorId ?? null},
          ${JSON.stringify(event.detail ?? {})}::jsonb)`,
  )
}
