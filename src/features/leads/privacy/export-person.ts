import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Reads, rows } from '@/database/query'
import { readsTogether } from '@/database/reads-together'
import { bool, int, listOf, moment, nullable, stored, text } from '@/database/row'
import type { Lead } from '@/domain/lead/lead'

import { listLeads } from '../lead-row'
import { testimonialsOf } from '../testimonials/withdraw-testimonials'
import { isOfPerson, openOwnLeads } from './person-leads'

type Row = Record<string, unknown>

export interface PersonExport {
  email: string
  leads: (Lead & Held)[]
  /** Articles with their words, as they stand on the site. */
  testimonials: Row[]
  /** As somebody who follows a home in the portal; `null` for who does not. */
  owner: Row | null
}

interface Held {
  deliveries: Row[]
  letters: Row[]
  events: Row[]
  notes: Row[]
  /** What colleagues wrote to them. */
  replies: Row[]
  /** Documents that an agent released for them. */
  releases: Row[]
  appointment: Row | null
  subscription: Row | null
  newsletters: Row[]
  demand: Row | null
  matches: Row[]
  /** Favourites kept by a link, with what was written beside each. */
  keptList: Row | null
  keptHomes: Row[]
  /** In base 64. */
  picture: string | null
}

/** Every column of lead.demand: one that is added there is added here, or the tests fail. */
const demandRow = {
  id: text,
  deal: text,
  type_ids: listOf(int),
  price_min_cents: nullable(int),
  price_max_cents: nullable(int),
  bedrooms_min: nullable(int),
  bedrooms_max: nullable(int),
  garages_min: nullable(int),
  garages_max: nullable(int),
  parkings_min: nullable(int),
  parkings_max: nullable(int),
  frequency: text,
  is_active: bool,
  asked_again_at: nullable(moment),
  search: nullable(text),
  confirmed_at: nullable(moment),
}

/** Every column of lead.kept_list and lead.kept_home, likewise. */
const keptListRow = {
  id: text,
  confirmed_at: nullable(moment),
  sends_news: bool,
  own_name: nullable(text),
  partner_name: nullable(text),
  share: int,
}
const keptHomeRow = {
  list_id: text,
  listing_id: int,
  kept_at: moment,
  note: text,
  writer: nullable(text),
  written_at: nullable(moment),
  known_status: text,
  known_price_cents: nullable(int),
}

/**
 * All we hold on one person, as the law lets them ask. The agency has made sure that it is them; else `opened` is the
 * hash of the link that they opened.
 */
export async function exportPerson(db: Database, email: string, opened?: Buffer): Promise<PersonExport> {
  return db.transaction(async (tx) => {
    if (opened) await openOwnLeads(tx, opened)
    const leads: PersonExport['leads'] = []
    for (const lead of await listLeads(tx, isOfPerson(email)))
      leads.push({ ...lead, ...(await heldWith(readsTogether(tx), lead.id)) })
    const [asOwner] = await rows(
      tx,
      { data: nullable(stored<Row>()) },
      opened
        ? sql`select rights.owner_data(${opened}) as data`
        : sql`select rights.owner_data_of(${email.trim().toLowerCase()}) as data`,
    )
    const testimonials = await testimonialsOf(tx, { email, opened })
    return { email, leads, testimonials, owner: asOwner?.data ?? null }
  })
}

async function heldWith(db: Reads, leadId: string): Promise<Held> {
  const id = sql`${leadId}::uuid`
  const [
    deliveries,
    letters,
    events,
    notes,
    replies,
    releases,
    [appointment = null],
    [subscription = null],
    newsletters,
    [demand = null],
    matches,
    [keptList = null],
    keptHomes,
    [picture],
  ] = await Promise.all([
    rows(
      db,
      { channel: text, state: text, queued_at: moment, done_at: nullable(moment) },
      sql`select channel, state, queued_at, done_at from lead.delivery where lead_id = ${id} order by channel`,
    ),
    rows(
      db,
      { kind: text, detail: stored<object>(), state: text, queued_at: moment, done_at: nullable(moment) },
      sql`select kind, detail, state, queued_at, done_at from lead.letter where lead_id = ${id} order by queued_at`,
    ),
    rows(
      db,
      { at: moment, kind: text, detail: stored<object>() },
      sql`select at, kind, detail from lead.event where lead_id = ${id} order by id`,
    ),
    rows(
      db,
      { created_at: moment, text },
      sql`select created_at, text from lead.note where lead_id = ${id} order by id`,
    ),
    rows(
      db,
      { created_at: moment, author_name: text, text, in_history_at: nullable(moment) },
      sql`select created_at, author_name, text, in_history_at from lead.reply where lead_id = ${id} order by created_at`,
    ),
    rows(
      db,
      { document_id: int, released_at: moment },
      sql`select document_id, released_at from lead.document_release where lead_id = ${id} order by released_at`,
    ),
    rows(
      db,
      { listing_id: int, starts_at: moment, ends_at: moment, state: text, reminded_at: nullable(moment) },
      sql`select listing_id, starts_at, ends_at, state, reminded_at from lead.appointment where id = ${id}`,
    ),
    rows(
      db,
      { confirmed_at: moment, soft_bounces: listOf(text) },
      sql`select confirmed_at, soft_bounces::text[] from lead.subscription where lead_id = ${id}`,
    ),
    rows(
      db,
      { newsletter_id: text, state: text, queued_at: moment, done_at: nullable(moment) },
      sql`select newsletter_id, state, queued_at, done_at from lead.newsletter_delivery
          where email_key = (select email_key from lead.subscription where lead_id = ${id}) order by queued_at`,
    ),
    rows(db, demandRow, sql`select * from lead.demand where id = ${id}`),
    rows(
      db,
      { listing_id: int, reason: text, matched_at: moment, mailed_at: nullable(moment) },
      sql`select listing_id, reason, matched_at, mailed_at from lead.demand_match where demand_id = ${id}`,
    ),
    rows(db, keptListRow, sql`select * from lead.kept_list where id = ${id}`),
    rows(db, keptHomeRow, sql`select * from lead.kept_home where list_id = ${id} order by kept_at desc`),
    rows(
      db,
      { base64: text },
      sql`select encode(webp, 'base64') as base64 from lead.picture where lead_id = ${id}`,
    ),
  ])
  return {
    deliveries,
    letters,
    events,
    notes,
    replies,
    releases,
    appointment,
    subscription,
    newsletters,
    demand,
    matches,
    keptList,
    keptHomes,
    picture: picture?.base64 ?? null,
  }
}
