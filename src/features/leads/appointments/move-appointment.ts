import { sql } from 'drizzle-orm'

import { at, findLead } from '../lead-row'
import { openLeads, readsOfLead } from '../own-lead'
import { changeLimits, isWithinLimits } from '../guard/limits'
import { retireKey } from '../privacy/retire-key'
import { lockAppointment } from './appointment-row'
import {
  type BookingServices,
  currentSlots,
  withFreeSlots,
  type Refusal,
  refusal,
  Refused,
} from './book-appointment'
import { findAppointment } from './appointment-row'
import { releaseSlot } from './release-slot'
import { notifyOfChange } from './notify-of-change'

export type Move = { state: 'moved' } | { state: 'gone' } | { state: 'past' } | { state: 'limited' } | Refusal

/** The first place is given up only with the second in hand. */
export async function moveAppointment(
  services: BookingServices,
  { id, slotId }: { id: string; slotId: string },
): Promise<Move> {
  const known = await findAppointment(readsOfLead(services.db, id), id)
  if (!known) return { state: 'gone' }
  const { listingId } = known
  if (!(await currentSlots(services, listingId))) return { state: 'closed' }
  return withFreeSlots<Move>(services, listingId, async (tx, free) => {
    await openLeads(tx, [id])
    const [before, asked] = [await lockAppointment(tx, id), await findLead(tx, id)]
    if (!before || !asked || before.state === 'cancelled') return { state: 'gone' }
    if (before.startsAt <= services.now()) return { state: 'past' }
    if (before.slotId === slotId) return { state: 'moved' }
    const to = free.find((slot) => slot.id === slotId)
    if (!to || to.isFull) throw new Refused(refusal(free))
    const limits = changeLimits(id)
    const { secret } = services
    if (!(await isWithinLimits(tx, { limits, secret, now: services.now() }))) return { state: 'limited' }
    const holder = await notifyOfChange(services, tx, { asked, before, to })
    await releaseSlot(tx, before)
    await retireKey(tx, id)
    await tx.execute(
      sql`update lead.appointment
          set slot_id = ${to.id}, starts_at = ${at(to.startsAt)}, ends_at = ${at(to.endsAt)},
            holder_id = ${holder.id}::uuid, sequence = sequence + 1, reminded_at = null
          where id = ${id}::uuid`,
    )
    return { state: 'moved' }
  })
}
