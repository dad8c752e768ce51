import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rowCount, rows } from '@/database/query'
import { oneOf, text } from '@/database/row'
import { type DeliveryChannel, deliveryChannels } from '@/domain/lead/delivery'

import { at, holdLead, recordEvent } from '../lead-row'
import { announceLead } from './listen-for-leads'

interface Retry {
  leadId: string
  channel: DeliveryChannel
  /** A user of the CMS; absent: whoever runs the site. */
  actorId?: number
  now: Date
}

/** A person looked and wants it sent again, with three fresh days; false when it is not dead. */
export async function retryDelivery(
  db: Database,
  { leadId, channel, actorId, now }: Retry,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await holdLead(tx, leadId))) return false
    const retried = await rowCount(
      tx,
      sql`update lead.delivery
          set state = 'pending', tries = 0, queued_at = ${at(now)}, next_try_at = ${at(now)}, is_unsure = false,
            alarmed_at = null
          where lead_id = ${leadId}::uuid and channel = ${channel} and state = 'dead' returning 1`,
    )
    if (retried === 0) return false
    await recordEvent(tx, { leadId, at: now, kind: 'delivery-retried', actorId, detail: { channel } })
    await announceLead(tx)
    return true
  })
}

/** Everything that nobody tries any more, once what hindered it is gone; tells how many that were. */
export async function retryDeadDeliveries(db: Database, now: Date): Promise<number> {
  const dead = await rows(
    db,
    { leadId: text, channel: oneOf(deliveryChannels) },
    sql`select lead_id as "leadId", channel from lead.delivery where state = 'dead' order by queued_at`,
  )
  let retried = 0
  for (const delivery of dead) if (await retryDelivery(db, { ...delivery, now })) retried += 1
  return retried
}
