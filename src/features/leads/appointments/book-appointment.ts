import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Queryable, rowCount } from '@/database/query'
import type { Lead, LeadInput } from '@/domain/lead/lead'

import { submitLead, type SubmitServices } from '../submit-lead'
import { freeSlots, type SlotChoice } from './free-slots'
import { areAllFull } from './list-slots'
import { findSlotList, readSlots, type SlotServices } from './slot-list'
import { AlreadyHeld, takePlace, remindOfHeld } from './take-place'

export type BookingServices = SubmitServices & SlotServices & { db: Database }

export type Refusal =
  /** Somebody was quicker; other moments are free. */
  | { state: 'taken' }
  /** Not one moment is free. */
  | { state: 'full' }
  /** The platform cannot be asked, or offers nothing for this home. */
  | { state: 'closed' }

export type Booking =
  | { state: 'booked' | 'repeated'; lead: Lead }
  | Refusal
  | { state: 'limited' }
  /** This person has an appointment for this home already; a mail says which. */
  | { state: 'held' }

/** The place and the lead are saved together, or neither is. */
export async function bookAppointment(services: BookingServices, input: LeadInput): Promise<Booking> {
  const { listingId, answers } = input
  if (listingId === undefined || !(await isOffered(services.db, listingId))) return { state: 'closed' }
  const slots = await currentSlots(services, listingId)
  const slot = slots?.find(({ id }) => id === answers.slot)
  if (!slots || slots.length === 0) return { state: 'closed' }
  if (!slot) return refusal(slots)
  const moment = { slotStartsAt: slot.startsAt.toISOString(), slotEndsAt: slot.endsAt.toISOString() }
  const booking = withFreeSlots<Booking>(services, listingId, async (tx, free) => {
    const submission = await submitLead(
      { ...services, db: tx },
      { ...input, answers: { ...answers, ...moment } },
    )
    if (submission.state !== 'saved') return submission
    const { lead } = submission
    const now = free.find(({ id }) => id === slot.id)
    if (!now || now.isFull) throw new Refused(refusal(free))
    await takePlace(tx, { lead, listingId, slot, now: services.now() })
    return { state: 'booked', lead }
  })
  return booking.catch((error: unknown) => {
    if (error instanceof AlreadyHeld) return remindOfHeld(services, error)
    throw error
  })
}

const maxAgeMs = 10_000

/** As fresh as can be; `null` when nobody can say. */
export async function currentSlots(services: SlotServices, listingId: number): Promise<SlotChoice[] | null> {
  const list = await readSlots(services, { listingId, maxAgeMs })
  return list && freeSlots(services.db, { listingId, list, now: services.now() })
}

/** Whoever books in the same home waits; a refusal that is thrown undoes all of it. */
export async function withFreeSlots<T>(
  { db, now }: SlotServices,
  listingId: number,
  work: (tx: Queryable, free: SlotChoice[]) => Promise<T>,
): Promise<T | Refusal> {
  try {
    return await db.transaction(async (tx) => {
      const list = await findSlotList(tx, listingId, { isLocked: true })
      return work(tx, list ? await freeSlots(tx, { listingId, list, now: now() }) : [])
    })
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.state)
  }
}

export function refusal(free: SlotChoice[]): Refusal {
  return { state: areAllFull(free) ? 'full' : 'taken' }
}

async function isOffered(db: Queryable, listingId: number): Promise<boolean> {
  const found = await rowCount(
    db,
    sql`select 1 from listing.public_listing where id = ${listingId} and not is_closed`,
  )
  return found > 0
}
