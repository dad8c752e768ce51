import { sql } from 'drizzle-orm'

import { type Queryable, rowCount, rows } from '@/database/query'
import { bool, filled, int, moment, oneOf, text } from '@/database/row'
import { type DeliveryChannel, deliveryChannels, type DeliveryState } from '@/domain/lead/delivery'

import { at } from '../lead-row'

/** Longer than any try may take: a claim that is still there after it belongs to a worker that died. */
export const claimSeconds = 180

export interface Claim {
  leadId: string
  channel: DeliveryChannel
  claim: string
  /** This one included. */
  tries: number
  queuedAt: Date
  /** An earlier try may have arrived. */
  isUnsure: boolean
}

/** Takes the delivery that waits longest, if any; no other worker gets it as long as the claim lasts. */
export async function claimDelivery(
  db: Queryable,
  { channel, now }: { channel: DeliveryChannel; now: Date },
): Promise<Claim | null> {
  const until = new Date(now.getTime() + claimSeconds * 1000)
  const [row] = await rows(
    db,
    {
      leadId: text,
      channel: oneOf(deliveryChannels),
      claim: filled(text),
      tries: int,
      isUnsure: bool,
      queuedAt: moment,
    },
    sql`with due as (
          select lead_id, claim is not null as was_left
          from lead.delivery
          where channel = ${channel} and state = 'pending' and next_try_at <= ${at(now)}
            and (claimed_until is null or claimed_until <= ${at(now)})
          order by next_try_at limit 1 for update skip locked
        )
        update lead.delivery d
        set claim = gen_random_uuid(), claimed_until = ${at(until)}, tries = d.tries + 1,
          -- A worker that died may have died after sending.
          is_unsure = d.is_unsure or due.was_left
        from due where d.lead_id = due.lead_id and d.channel = ${channel}
        returning d.lead_id as "leadId", d.channel, d.claim, d.tries, d.queued_at as "queuedAt",
          d.is_unsure as "isUnsure"`,
  )
  return row ? { ...row, queuedAt: new Date(row.queuedAt) } : null
}

export interface Settlement {
  state: DeliveryState
  nextTryAt?: Date
  isUnsure?: boolean
  error?: string
  now: Date
}

/**
 * Writes down what came of a claimed delivery; false when the claim had run out and another worker has it. What was
 * queued anew meanwhile stays due.
 */
export async function settleDelivery(db: Queryable, claim: Claim, result: Settlement): Promise<boolean> {
  const { state, nextTryAt, isUnsure = false, error, now } = result
  const settled = await rowCount(
    db,
    sql`update lead.delivery
        set state = case when date_trunc('milliseconds', queued_at) > ${at(claim.queuedAt)} then 'pending' else ${state} end,
          claim = null, claimed_until = null, is_unsure = ${isUnsure},
          next_try_at = ${at(nextTryAt ?? now)}, last_error = coalesce(${error?.slice(0, 1000) ?? null}, last_error),
          done_at = ${state === 'done' ? at(now) : null}
        where lead_id = ${claim.leadId}::uuid and channel = ${claim.channel} and claim = ${claim.claim}::uuid
        returning 1`,
  )
  return settled === 1
}
