import { sql } from 'drizzle-orm'

import { type Queryable, rowCount } from '@/database/query'

import { announceLead } from '../delivery/listen-for-leads'
import { at } from '../lead-row'

/**
 * A reply was mailed: the platform hears of it where it hears of the lead. One delivery takes all replies of a lead; a
 * worker that is at it keeps its claim, and what it left is looked for before it is told again.
 */
export async function queueHistory(tx: Queryable, leadId: string, now: Date): Promise<void> {
  const queued = await rowCount(
    tx,
    sql`insert into lead.delivery as d (lead_id, channel, queued_at, next_try_at)
        select lead_id, 'platform-reply', ${at(now)}, ${at(now)}
        from lead.delivery where lead_id = ${leadId}::uuid and channel = 'platform'
        on conflict (lead_id, channel) do update
        set state = 'pending', tries = 0, queued_at = excluded.queued_at, next_try_at = excluded.next_try_at,
          is_unsure = d.is_unsure or d.state = 'dead', done_at = null, alarmed_at = null
        returning 1`,
  )
  if (queued > 0) await announceLead(tx)
}
