import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rowCount } from '@/database/query'

import type { Handling } from '../inbox/handle-lead'
import { at, holdLead, recordEvent } from '../lead-row'
import { announceLetters } from '../letters/listen-for-letters'

/** Sends a reply that did not arrive again, with three fresh days; false when it is not dead. */
export async function retryReply(
  db: Database,
  { leadId, replyId, actorId, now }: Handling & { replyId: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await holdLead(tx, leadId))) return false
    const retried = await rowCount(
      tx,
      sql`update lead.letter
          set state = 'pending', tries = 0, queued_at = ${at(now)}, next_try_at = ${at(now)}, done_at = null,
            alarmed_at = null
          where id = ${replyId}::uuid and lead_id = ${leadId}::uuid and kind = 'reply' and state = 'dead' returning 1`,
    )
    if (retried === 0) return false
    await recordEvent(tx, {
      leadId,
      at: now,
      kind: 'delivery-retried',
      actorId,
      detail: { channel: 'reply' },
    })
    await announceLetters(tx)
    return true
  })
}
