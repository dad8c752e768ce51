import { setTimeout } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Queryable, rows } from '@/database/query'
import { moment, stored } from '@/database/row'
import type { VisitSlot } from '@/platforms/platform'

import { at } from '../lead-row'
import type { SlotSource } from './platform-slots'

export interface SlotServices {
  db: Database
  /** `undefined` for a platform that offers none. */
  slots: SlotSource | undefined
  now: () => Date
  /** A visitor does not wait longer for the platform than this. */
  timeoutMs?: number
}

export interface SlotList {
  /** The platform was asked then: what it took in later is not counted. */
  readAt: Date
  slots: VisitSlot[]
}

/** A list of yesterday is worse than none: moments come and go. */
const oldestMs = 12 * 3_600_000

/** The moments to visit a home, from the platform or as it lately sent them; `null` when nobody can say. */
export async function readSlots(
  { db, slots, now, timeoutMs = 4000 }: SlotServices,
  { listingId, maxAgeMs }: { listingId: number; maxAgeMs: number },
): Promise<SlotList | null> {
  const readAt = now()
  const stored = await findSlotList(db, listingId)
  const ageMs = stored ? readAt.getTime() - stored.readAt.getTime() : Infinity
  if (stored && ageMs <= maxAgeMs) return stored
  const asked = slots ? await answered(askOnce(slots, listingId), timeoutMs) : []
  if (!asked) return ageMs <= oldestMs ? stored : null
  await db.execute(
    sql`insert into lead.slot_list as known (listing_id, read_at, slots)
        values (${listingId}, ${at(readAt)}, ${JSON.stringify(asked)}::jsonb)
        on conflict (listing_id) do update set read_at = excluded.read_at, slots = excluded.slots
        where known.read_at < excluded.read_at`,
  )
  return { readAt, slots: asked }
}

const asking = new WeakMap<SlotSource, Map<number, Promise<VisitSlot[]>>>()

/** Visitors who wait for the same answer ask for it together: a slow platform is not made slower. */
function askOnce(slots: SlotSource, listingId: number): Promise<VisitSlot[]> {
  const underWay = asking.get(slots) ?? new Map<number, Promise<VisitSlot[]>>()
  asking.set(slots, underWay)
  const known = underWay.get(listingId)
  if (known) return known
  const asked = slots.list(listingId).finally(() => underWay.delete(listingId))
  underWay.set(listingId, asked)
  return asked
}

async function answered<T>(asked: Promise<T>, timeoutMs: number): Promise<T | null> {
  const isOver = new AbortController()
  const late = setTimeout(timeoutMs, null, { signal: isOver.signal }).catch(() => null)
  // A platform that is down costs the visitor the freshest list, not the page.
  const answer = await Promise.race([asked.catch(() => null), late])
  isOver.abort()
  return answer
}

const storedRow = {
  readAt: moment,
  slots: stored<(Omit<VisitSlot, 'startsAt' | 'endsAt'> & Record<string, string>)[]>(),
}

/** With `isLocked`, everyone else who books in this home waits until the transaction ends. */
export async function findSlotList(
  db: Queryable,
  listingId: number,
  { isLocked = false } = {},
): Promise<SlotList | null> {
  const [row] = await rows(
    db,
    storedRow,
    sql`select read_at as "readAt", slots from lead.slot_list where listing_id = ${listingId}
        ${isLocked ? sql`for update` : sql``}`,
  )
  if (!row) return null
  const slots = row.slots.map((slot) => ({
    ...slot,
    startsAt: new Date(slot.startsAt ?? ''),
    endsAt: new Date(slot.endsAt ?? ''),
  }))
  return { readAt: new Date(row.readAt), slots }
}
