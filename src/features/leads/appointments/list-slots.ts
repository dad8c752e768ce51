import { freeSlots, type SlotChoice } from './free-slots'
import { readSlots, type SlotServices } from './slot-list'

const maxAgeMs = 60_000

/** What a form offers; `null` when the platform cannot be asked. None at all differs from all full. */
export async function listSlots(services: SlotServices, listingId: number): Promise<SlotChoice[] | null> {
  const list = await readSlots(services, { listingId, maxAgeMs })
  return list && freeSlots(services.db, { listingId, list, now: services.now() })
}

export function areAllFull(slots: readonly SlotChoice[]): boolean {
  return slots.length > 0 && slots.every(({ isFull }) => isFull)
}
