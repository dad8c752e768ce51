import { sql } from 'drizzle-orm'

import { findLead } from '../lead-row'
import { ofLead } from '../own-lead'
import { retireKey } from '../privacy/retire-key'
import type { SubmitServices } from '../submit-lead'
import { lockAppointment } from './appointment-row'
import { releaseSlot } from './release-slot'
import { notifyOfChange } from './notify-of-change'

/** Cancelling twice is cancelling once. */
export async function cancelAppointment(
  services: SubmitServices,
  id: string,
): Promise<'cancelled' | 'gone' | 'past'> {
  return ofLead(services.db, id, async (tx) => {
    const [before, asked] = [await lockAppointment(tx, id), await findLead(tx, id)]
    if (!before || !asked) return 'gone'
    if (before.state === 'cancelled') return 'cancelled'
    if (before.startsAt <= services.now()) return 'past'
    await notifyOfChange(services, tx, { asked, before })
    await releaseSlot(tx, before)
    await retireKey(tx, id)
    await tx.execute(
      sql`update lead.appointment set state = 'cancelled', sequence = sequence + 1 where id = ${id}::uuid`,
    )
    return 'cancelled'
  })
}
