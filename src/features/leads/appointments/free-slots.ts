import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int, text } from '@/database/row'

import { at } from '../lead-row'
import type { SlotList } from './slot-list'

export interface SlotChoice {
  id: string
  startsAt: Date
  endsAt: Date
  isFull: boolean
}

/** The moments to come, in order. Whoever booked here and is not yet in the platform's count takes a place too. */
export async function freeSlots(
  db: Queryable,
  { listingId, list, now }: { listingId: number; list: SlotList; now: Date },
): Promise<SlotChoice[]> {
  const held = await countHeld(db, listingId, list.readAt)
  return list.slots
    .filter(({ startsAt }) => startsAt > now)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map(({ id, startsAt, endsAt, places, taken }) => ({
      id,
      startsAt,
      endsAt,
      isFull: taken + (held.get(id) ?? 0) >= places,
    }))
}

async function countHeld(db: Queryable, listingId: number, readAt: Date): Promise<Map<string, number>> {
  const counts = await rows(
    db,
    { slotId: text, held: int },
    sql`select slot_id as "slotId", held from lead.held_places(${listingId}, ${at(readAt)})`,
  )
  return new Map(counts.map(({ slotId, held }) => [slotId, held]))
}
