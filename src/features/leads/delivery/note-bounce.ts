import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { text } from '@/database/row'
import { deliveryChannels } from '@/domain/lead/delivery'
import type { Bounce } from '@/mail/read-bounce'

import { isLeadId } from '../lead-paths'
import { at, holdLead, recordEvent } from '../lead-row'

/** A mail that was taken and came back did not arrive. False when it is none of a lead, or known already. */
export async function noteBounce(
  db: Database,
  { messageId, reason }: Pick<Bounce, 'messageId' | 'reason'>,
  now: Date,
): Promise<boolean> {
  const [, name, id] = /^<([a-z-]+)\.([0-9a-f-]+)@/.exec(messageId) ?? []
  const channel = deliveryChannels.find((known) => known === name)
  const isLetter = name === 'letter'
  if (!isLeadId(id) || (!channel && !isLetter)) return false
  const leadId = isLetter ? await leadOfLetter(db, id) : id
  if (leadId === null) return false
  return db.transaction(async (tx) => {
    if (!(await holdLead(tx, leadId))) return false
    const error = `It came back: ${reason}`
    const back = sql`set state = 'dead', last_error = ${error}, done_at = null, alarmed_at = null,
      queued_at = ${at(now)}`
    const [bounced] = await rows(
      tx,
      { channel: text },
      isLetter
        ? sql`update lead.letter ${back} where id = ${id}::uuid and state = 'done' returning kind as channel`
        : sql`update lead.delivery ${back}
              where lead_id = ${leadId}::uuid and channel = ${channel} and state = 'done' returning channel`,
    )
    if (!bounced) return false
    const detail = { channel: bounced.channel, error }
    await recordEvent(tx, { leadId, at: now, kind: 'delivery-bounced', detail })
    return true
  })
}

async function leadOfLetter(db: Database, letterId: string): Promise<string | null> {
  const [letter] = await rows(
    db,
    { leadId: text },
    sql`select lead_id as "leadId" from lead.letter where id = ${letterId}::uuid`,
  )
  return letter?.leadId ?? null
}
