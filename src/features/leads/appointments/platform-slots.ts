import type { Reads } from '@/database/query'
import { findExternalId } from '@/features/listings/identity/external-ids'
import type { Platform, VisitSlot } from '@/platforms/platform'

/** Who knows when a home can be visited; asked by our own number of the home. */
export interface SlotSource {
  list(listingId: number): Promise<VisitSlot[]>
}

/** Only the platform knows; `undefined` for one that has no calendar. */
export function platformSlots(
  database: () => Reads,
  { name, slots }: Pick<Platform, 'name' | 'slots'>,
): SlotSource | undefined {
  return (
    slots && {
      async list(listingId) {
        const externalId = await findExternalId(database(), name, { kind: 'listing', id: listingId })
        return externalId === null ? [] : slots.list(externalId)
      },
    }
  )
}
