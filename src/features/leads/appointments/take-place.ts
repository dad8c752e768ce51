import { sql } from 'drizzle-orm'

import { type Queryable, rowCount, rows } from '@/database/query'
import { text } from '@/database/row'
import type { Lead } from '@/domain/lead/lead'
import { mailbox } from '@/domain/lead/mailbox'

import { at } from '../lead-row'
import { isWithinLimits } from '../guard/limits'
import { queueLetters } from '../delivery/outbox'
import type { SubmitServices } from '../submit-lead'
import type { SlotChoice } from './free-slots'

interface Place {
  lead: Lead
  listingId: number
  slot: SlotChoice
  now: Date
}

/** One person holds one moment per home: an index of the table refuses a second, whoever books at the same time. */
export async function takePlace(tx: Queryable, { lead, listingId, slot, now }: Place): Promise<void> {
  const person = mailbox(lead.email)
  const isOfPerson = sql`listing_id = ${listingId} and person_key = ${person} and state = 'booked'`
  // A visit that is over stands in nobody's way.
  await tx.execute(
    sql`update lead.appointment set person_key = null where ${isOfPerson} and ends_at <= ${at(now)}`,
  )
  const taken = await rowCount(
    tx,
    sql`insert into lead.appointment (id, holder_id, listing_id, slot_id, starts_at, ends_at, person_key)
        values (${lead.id}::uuid, ${lead.id}::uuid, ${listingId}, ${slot.id}, ${at(slot.startsAt)},
          ${at(slot.endsAt)}, ${person})
        on conflict (listing_id, person_key) where state = 'booked' do nothing returning 1`,
  )
  if (taken > 0) return
  const [held] = await rows(tx, { id: text }, sql`select id from lead.appointment where ${isOfPerson}`)
  throw new AlreadyHeld(held?.id ?? '')
}

/** Undoes the second booking. */
export class AlreadyHeld extends Error {
  constructor(readonly appointmentId: string) {
    super('This person has an appointment for this home')
  }
}

/**
 * Which moment it is goes to the address that booked it, with the link to change it: whoever only types that address
 * does not learn when its owner is away. The mail counts as the booking would have.
 */
export async function remindOfHeld(
  { db, limits, secret, now }: SubmitServices,
  appointmentId: string,
): Promise<{ state: 'held' | 'limited' }> {
  return db.transaction(async (tx) => {
    if (!(await isWithinLimits(tx, { limits, secret, now: now() }))) return { state: 'limited' }
    await queueLetters(tx, [{ leadId: appointmentId, kind: 'appointment-reminder' }], now())
    return { state: 'held' }
  })
}
