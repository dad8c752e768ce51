import { sql } from 'drizzle-orm'

import { type Queryable, type Reads, rowCount, rows } from '@/database/query'
import { filled, float, int, moment, text } from '@/database/row'
import { claimSeconds } from '@/features/leads/delivery/claim-delivery'

const longestBatch = 20

/** How many leave together, and how long the next ones wait for it. */
export function paceOf(perMinute: number): { mails: number; ms: number } {
  const mails = Math.min(longestBatch, Math.max(1, Math.floor(perMinute / 60)))
  return { mails, ms: (mails * 60_000) / perMinute }
}

/** Takes the next turn of all workers together; answers how long to wait for it, zero when it is now. */
export async function reserveBatch(db: Reads, { now, ms }: { now: Date; ms: number }): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const taken = await rowCount(
    db,
    sql`update lead.newsletter_pace set free_at = ${at} + ${ms}::float8 * interval '1 millisecond'
        where free_at <= ${at} returning 1`,
  )
  if (taken > 0) return 0
  const [next] = await rows(
    db,
    { ms: float },
    sql`select extract(epoch from free_at - ${at})::float8 * 1000 as ms from lead.newsletter_pace`,
  )
  return Math.max(next?.ms ?? 0, 1)
}

export interface MailClaim {
  id: string
  claim: string
  /** This one included. */
  tries: number
  queuedAt: Date
}

/** Takes some of the mails that wait longest; no other worker gets them as long as the claim lasts. */
export async function claimMails(
  db: Queryable,
  { now, mails }: { now: Date; mails: number },
): Promise<MailClaim[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const until = new Date(now.getTime() + claimSeconds * 1000).toISOString()
  const claimed = await rows(
    db,
    { id: text, claim: filled(text), tries: int, queuedAt: moment },
    sql`with due as (
          select d.id from lead.newsletter_delivery d join lead.newsletter n on n.id = d.newsletter_id
          where d.state = 'pending' and d.email_key is not null and n.state = 'sending' and d.next_try_at <= ${at}
            and (d.claimed_until is null or d.claimed_until <= ${at})
          order by d.next_try_at limit ${mails} for update of d skip locked)
        update lead.newsletter_delivery d
        set claim = gen_random_uuid(), claimed_until = ${until}::timestamptz, tries = d.tries + 1
        from due where d.id = due.id
        returning d.id, d.claim, d.tries, d.queued_at as "queuedAt"`,
  )
  return claimed.map((one) => ({ ...one, queuedAt: new Date(one.queuedAt) }))
}
