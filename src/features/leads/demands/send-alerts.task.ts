import { sql } from 'drizzle-orm'

import { locks } from '@/database/locks'
import type { Database } from '@/database/connection'
import { rows, type Transaction } from '@/database/query'
import { bool, int, nullable, text } from '@/database/row'
import type { frequencies } from '@/domain/lead/forms/demand'

import { at } from '../lead-row'
import { queueLetters } from '../delivery/outbox'
import { alertLetters, type AlertMatch } from './alert-letters'

export const sendAlertsTask = 'send-alerts'

export type Frequency = (typeof frequencies)[number]

interface Alerts {
  frequency: Frequency
  now: Date
}

const demandsAtOnce = 2000

/** Makes a letter for each demand that has something to say, and notes it as said; answers how many letters. */
export async function sendAlerts(db: Database, alerts: Alerts): Promise<number> {
  let letters = 0
  let last: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (last) {
    const after: string = last
    const batch = await db.transaction((tx) => notifyBatch(tx, { ...alerts, after }))
    letters += batch.letters
    last = batch.last
  }
  return letters
}

async function notifyBatch(tx: Transaction, { frequency, now, after }: Alerts & { after: string }) {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.alerts})`)
  const waiting = await rows(
    tx,
    { id: text },
    sql`select d.id from lead.demand d
        where d.is_active and d.frequency = ${frequency} and d.id > ${after}::uuid
          and exists (select from lead.demand_match m where m.demand_id = d.id and m.mailed_at is null)
        order by d.id limit ${demandsAtOnce}`,
  )
  const ids = waiting.map(({ id }) => id)
  if (ids.length === 0) return { letters: 0, last: undefined }
  const letters = alertLetters(await markMailed(tx, ids, now))
  if (letters.length > 0) await queueLetters(tx, letters, now)
  return { letters: letters.length, last: ids.length === demandsAtOnce ? ids.at(-1) : undefined }
}

/** All that waits is sent with this, without homes that are gone by now or that the person was notified of before. */
async function markMailed(tx: Transaction, ids: string[], now: Date): Promise<AlertMatch[]> {
  const told = await rows(
    tx,
    { demandId: text, listingId: int, reason: text, email: nullable(text), isNews: bool },
    sql`update lead.demand_match m set mailed_at = ${at(now)}
        from lead.lead l
        where l.id = m.demand_id and m.demand_id = any(${sql.param(ids)}::uuid[]) and m.mailed_at is null
        returning m.demand_id as "demandId", m.listing_id as "listingId", m.reason, l.email_key as email,
          l.email_key is not null and exists (
            select from listing.listing home where home.id = m.listing_id and home.status = 'available')
          and not exists (
            select from lead.lead other
            join lead.demand_match before on before.demand_id = other.id
              and before.listing_id = m.listing_id and before.reason = m.reason
            where other.email_key = l.email_key and before.mailed_at is not null
              and other.id <> m.demand_id) as "isNews"`,
  )
  return told.flatMap(({ isNews, email, ...match }) =>
    isNews && email !== null ? [{ ...match, email }] : [],
  )
}
