import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { filled, int, moment, oneOf, stored, text } from '@/database/row'
import { nextTryAt } from '@/domain/lead/delivery'

import type { Outcome } from '../delivery/channel'
import { at } from '../lead-row'
import { type LetterKind, letterKinds } from '../delivery/outbox'

const claimSeconds = 180

export interface LetterClaim {
  id: string
  leadId: string
  kind: LetterKind
  detail: Record<string, unknown>
  tries: number
  queuedAt: Date
  claim: string
}

/** Takes the letter that waits longest, if any; no other worker gets it as long as the claim lasts. */
export async function claimLetter(db: Queryable, now: Date): Promise<LetterClaim | null> {
  const until = new Date(now.getTime() + claimSeconds * 1000)
  const [row] = await rows(
    db,
    {
      id: text,
      leadId: text,
      kind: oneOf(letterKinds),
      detail: stored<Record<string, unknown>>(),
      tries: int,
      claim: filled(text),
      queuedAt: moment,
    },
    sql`update lead.letter l
        set claim = gen_random_uuid(), claimed_until = ${at(until)}, tries = l.tries + 1
        where l.id = (
          select id from lead.letter
          where state = 'pending' and next_try_at <= ${at(now)}
            and (claimed_until is null or claimed_until <= ${at(now)})
          order by next_try_at limit 1 for update skip locked)
        returning l.id, l.lead_id as "leadId", l.kind, l.detail, l.tries, l.queued_at as "queuedAt", l.claim`,
  )
  return row ? { ...row, queuedAt: new Date(row.queuedAt) } : null
}

export type LetterState = 'done' | 'pending' | 'dead'

/** A mail that may have arrived is sent again: its second copy carries the same number. */
export async function settleLetter(
  db: Queryable,
  letter: LetterClaim,
  { outcome, now }: { outcome: Outcome; now: Date },
): Promise<LetterState> {
  const again = outcome.state === 'refused' ? null : nextTryAt({ ...letter, now })
  const state = outcome.state === 'done' ? 'done' : again ? 'pending' : 'dead'
  const error = outcome.state === 'done' ? null : outcome.reason.slice(0, 1000)
  await db.execute(
    sql`update lead.letter
        set state = ${state}, claim = null, claimed_until = null, next_try_at = ${at(again ?? now)},
          last_error = coalesce(${error}, last_error), done_at = ${state === 'pending' ? null : at(now)}
        where id = ${letter.id}::uuid and claim = ${letter.claim}::uuid`,
  )
  return state
}
