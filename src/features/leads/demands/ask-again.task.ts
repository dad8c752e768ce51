import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { text } from '@/database/row'

import { at } from '../lead-row'
import { queueLetters } from '../delivery/outbox'

export const askAgainTask = 'ask-again'

/**
 * A month before a demand is deleted its owner is asked whether it is still wanted. Without an answer the nightly
 * purge deletes it.
 */
export async function askAgain(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const asked = await rows(
      tx,
      { leadId: text },
      sql`update lead.demand d set asked_again_at = ${at(now)}
          from lead.lead l
          where l.id = d.id and d.is_active and d.asked_again_at is null and l.email is not null
            and l.keep_until <= ${at(now)} + interval '1 month'
          returning d.id as "leadId"`,
    )
    await queueLetters(
      tx,
      asked.map(({ leadId }) => ({ leadId, kind: 'demand-still-wanted' })),
      now,
    )
    return asked.length
  })
}
