import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'

import { at } from '../lead-row'
import { announceLead } from '../delivery/listen-for-leads'

/** The platform hears how the demand stands now; one that never heard of it hears it for the first time. */
export async function notifyPlatform(
  tx: Queryable,
  { id, change, now }: { id: string; change: 'changed' | 'stopped'; now: Date },
): Promise<void> {
  await tx.execute(
    sql`update lead.lead set answers = answers || ${JSON.stringify({ change })}::jsonb where id = ${id}::uuid`,
  )
  // A worker that is at it loses its claim: what it sends is out of date and is followed by this.
  await tx.execute(
    sql`update lead.delivery
        set state = 'pending', tries = 0, queued_at = ${at(now)}, next_try_at = ${at(now)}, is_unsure = false,
          claim = null, claimed_until = null, done_at = null, alarmed_at = null
        where lead_id = ${id}::uuid and channel = 'platform'`,
  )
  await announceLead(tx)
}
