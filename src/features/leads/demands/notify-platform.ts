import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'

import { at } from '../lead-row'
import { announceLead } from '../delivery/listen-for-leads'

/** The platform hears of a demand that waited for the yes of whoever has the address. */
export async function registerAtPlatform(
  tx: Queryable,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await tx.execute(
    sql`insert into lead.delivery (lead_id, channel, queued_at, next_try_at)
        values (${id}::uuid, 'platform', ${at(now)}, ${at(now)}) on conflict do nothing`,
  )
  await announceLead(tx)
}

/** The platform hears how the demand stands now; one that never heard of it hears it for the first time, one that is not to hear of it does not. */
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
