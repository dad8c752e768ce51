import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import type { DeliveryChannel } from '@/domain/lead/delivery'

import { at, holdLead, recordEvent } from './lead-row'
import { announceLead } from './listen-for-leads'

interface Retry {
  leadId: string
  channel: DeliveryChannel
  actorId: number
  now: Date
}

/** A person looked and wants it sent again, with three fresh days; false when it is not dead. */
export async function retryDelivery(
  db: Database,
  { leadId, channel, actorId, now }: Retry,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await holdLead(tx, leadId))) return false
    const retried = await rows(
      tx,
      sql`update lead.delivery
          set state = 'pending', tries = 0, queued_at = ${at(now)}, next_try_at = ${at(now)}, is_unsure = false,
            alarmed_at = null
          where lead_id = ${leadId}::uuid and channel = ${channel} and state = 'dead' returning 1`,
    )
    if (retried.length === 0) return false
    await recordEvent(tx, { leadId, at: now, kind: 'delivery-retried', actorId, detail: { channel } })
    await announceLead(tx)
    return true
  })
}
