import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import type { Lead } from '@/domain/lead/lead'

import { listLeads } from './lead-row'
import { isOfPerson } from './person-leads'

type Row = Record<string, unknown>

export interface PersonExport {
  email: string
  leads: (Lead & Held)[]
}

interface Held {
  deliveries: Row[]
  letters: Row[]
  events: Row[]
  notes: Row[]
  appointment: Row | null
  subscription: Row | null
  demand: Row | null
  matches: Row[]
  /** In base 64. */
  picture: string | null
}

/** All we hold on one person, as the law lets him ask. The caller has made sure that it is him. */
export async function exportPerson(db: Database, email: string): Promise<PersonExport> {
  const leads = await listLeads(db, isOfPerson(email))
  const whole = leads.map(async (lead) => ({ ...lead, ...(await heldWith(db, lead.id)) }))
  return { email, leads: await Promise.all(whole) }
}

async function heldWith(db: Database, leadId: string): Promise<Held> {
  const id = sql`${leadId}::uuid`
  const [
    deliveries,
    letters,
    events,
    notes,
    [appointment = null],
    [subscription = null],
    [demand = null],
    matches,
    [picture],
  ] = await Promise.all([
    rows(
      db,
      sql`select channel, state, queued_at, done_at from lead.delivery where lead_id = ${id} order by channel`,
    ),
    rows(
      db,
      sql`select kind, detail, state, queued_at, done_at from lead.letter where lead_id = ${id} order by queued_at`,
    ),
    rows(db, sql`select at, kind, detail from lead.event where lead_id = ${id} order by id`),
    rows(db, sql`select created_at, text from lead.note where lead_id = ${id} order by id`),
    rows(
      db,
      sql`select listing_id, starts_at, ends_at, state, reminded_at from lead.appointment where id = ${id}`,
    ),
    rows(db, sql`select confirmed_at from lead.subscription where lead_id = ${id}`),
    rows(db, sql`select * from lead.demand where id = ${id}`),
    rows(
      db,
      sql`select listing_id, reason, matched_at, mailed_at from lead.demand_match where demand_id = ${id}`,
    ),
    rows<{ base64: string }>(
      db,
      sql`select encode(webp, 'base64') as base64 from lead.picture where lead_id = ${id}`,
    ),
  ])
  return {
    deliveries,
    letters,
    events,
    notes,
    appointment,
    subscription,
    demand,
    matches,
    picture: picture?.base64 ?? null,
  }
}
