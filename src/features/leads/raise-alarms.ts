import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import type { DeliveryChannel } from '@/domain/lead/delivery'

import { at } from './lead-row'

export interface DeadDelivery extends Record<string, unknown> {
  leadId: string
  kind: string
  channel: DeliveryChannel
  tries: number
  lastError: string | null
}

/** Tells the agency of what could not be delivered; what it could not be told of now is told by the next sweep. */
export async function raiseAlarms(
  { db, now }: { db: Database; now: () => Date },
  alarm: (dead: DeadDelivery) => Promise<void>,
): Promise<number> {
  const dead = await rows<DeadDelivery>(
    db,
    sql`select d.lead_id as "leadId", l.kind, d.channel, d.tries, d.last_error as "lastError"
        from lead.delivery d join lead.lead l on l.id = d.lead_id
        where d.state = 'dead' and d.alarmed_at is null order by d.queued_at limit 100`,
  )
  for (const delivery of dead) {
    await alarm(delivery)
    await db.execute(
      sql`update lead.delivery set alarmed_at = ${at(now())}
          where lead_id = ${delivery.leadId}::uuid and channel = ${delivery.channel} and state = 'dead'`,
    )
  }
  return dead.length
}
