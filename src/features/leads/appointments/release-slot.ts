import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'

import { openLeads } from '../own-lead'
import type { Appointment } from './appointment-row'

/** What the platform has not heard yet it need not book any more; what it has, the agency takes out by hand. */
export async function releaseSlot(tx: Queryable, { holderId }: Appointment): Promise<void> {
  // The lead of the last change.
  await openLeads(tx, [holderId])
  await tx.execute(
    sql`update lead.lead set answers = answers - 'slot'
        where id = ${holderId}::uuid and exists (
          select 1 from lead.delivery d
          where d.lead_id = lead.id and d.channel = 'platform' and d.state = 'pending' and d.tries = 0)`,
  )
}
