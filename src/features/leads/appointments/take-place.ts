import { sql } from 'drizzle-orm'

import { type Queryable, rowCount } from '@/database/query'
import type { Lead } from '@/domain/lead/lead'
import { mailbox } from '@/domain/lead/mailbox'

import { at } from '../lead-row'
import { isWithinLimits } from '../guard/limits'
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
  await tx.execute(sql`select lead.end_past_visit(${listingId}, ${person}, ${at(now)})`)
  const taken = await rowCount(
    tx,
    sql`insert into lead.appointment (id, holder_id, listing_id, slot_id, starts_at, ends_at, person_key)
        values (${lead.id}::uuid, ${lead.id}::uuid, ${listingId}, ${slot.id}, ${at(slot.startsAt)},
          ${at(slot.endsAt)}, ${person})
        on conflict (listing_id, person_key) where state = 'booked' do nothing returning 1`,
  )
  if (taken === 0) throw new AlreadyHeld(listingId, person)
}

/** Undoes the second booking. */
export class AlreadyHeld extends Error {
  constructor(
    readonly listingId: number,
    readonly person: string | null,
  ) {
    super('This person has an appointment for this home')
  }
}

/**
 * Which moment it is goes to the address that booked it, with the link to change it: whoever only types that address
 * does not learn when its owner is away. The mail counts as the booking would have.
 */
export async function remindOfHeld(
  { db, limits, secret, now }: SubmitServices,
  { listingId, person }: Pick<AlreadyHeld, 'listingId' | 'person'>,
): Promise<{ state: 'held' | 'limited' }> {
  return db.transaction(async (tx) => {
    if (!(await isWithinLimits(tx, { limits, secret, now: now() }))) return { state: 'limited' }
    await tx.execute(sql`select lead.remind_of_visit(${listingId}, ${person}, ${at(now())})`)
    return { state: 'held' }
  })
}
