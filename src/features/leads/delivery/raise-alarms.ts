import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int, nullable, oneOf, type RowOf, text } from '@/database/row'
import { sendingChannels } from '@/domain/lead/delivery'

import { at } from '../lead-row'

const deadDeliveryRow = {
  leadId: text,
  kind: text,
  channel: oneOf(sendingChannels),
  /** Of a reply; what was sent with the lead itself has none. */
  letterId: nullable(text),
  tries: int,
  lastError: nullable(text),
}
export type DeadDelivery = RowOf<typeof deadDeliveryRow>

/** Notifies the agency of what could not be delivered; an alarm that cannot be sent now is sent by the next sweep. */
export async function raiseAlarms(
  { db, now }: { db: Database; now: () => Date },
  alarm: (dead: DeadDelivery) => Promise<void>,
): Promise<number> {
  const dead = await rows(
    db,
    deadDeliveryRow,
    sql`select d.lead_id as "leadId", l.kind, d.channel, d.letter_id as "letterId", d.tries,
          d.last_error as "lastError"
        from lead.sending d join lead.lead l on l.id = d.lead_id
        where d.state = 'dead' and d.alarmed_at is null order by d.queued_at limit 100`,
  )
  for (const delivery of dead) {
    await alarm(delivery)
    await db.execute(
      delivery.letterId
        ? sql`update lead.letter set alarmed_at = ${at(now())}
              where id = ${delivery.letterId}::uuid and state = 'dead'`
        : sql`update lead.delivery set alarmed_at = ${at(now())}
              where lead_id = ${delivery.leadId}::uuid and channel = ${delivery.channel} and state = 'dead'`,
    )
  }
  return dead.length
}
