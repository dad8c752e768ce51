import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Queryable, rowCount } from '@/database/query'
import { nextTryAt } from '@/domain/lead/delivery'
import type { SendOutcome } from '@/mail/smtp-outcome'

import { noteMailboxBounce } from './end-subscription'
import type { MailClaim } from './claim-mails'

export type SettledMail = 'sent' | 'again' | 'failed' | 'bounced'

/**
 * Writes down what came of a claimed mail. One that may have arrived is sent again: its second copy carries the same number.
 */
export async function settleMail(
  db: Database,
  claim: MailClaim,
  { outcome, now }: { outcome: SendOutcome; now: Date },
): Promise<SettledMail> {
  const { state } = outcome
  if (state === 'done') return settle(db, claim, { state: 'sent', now })
  const { reason } = outcome
  const bounce = state === 'unsure' ? undefined : outcome.bounce
  if (bounce && (await noteMailboxBounce(db, { deliveryId: claim.id, kind: bounce, now })))
    return settle(db, claim, { state: 'bounced', reason, now })
  const again = state === 'refused' ? null : nextTryAt({ ...claim, now })
  if (!again) return settle(db, claim, { state: bounce ? 'bounced' : 'failed', reason, now })
  await settle(db, claim, { state: 'pending', reason, now: again })
  return 'again'
}

/** Its reader left, or somebody stopped the newsletter: nothing was sent, and nothing was tried. */
export async function releaseMail(db: Queryable, { id, claim }: MailClaim): Promise<void> {
  await db.execute(
    sql`update lead.newsletter_delivery set claim = null, claimed_until = null, tries = tries - 1
        where id = ${id}::uuid and claim = ${claim}::uuid`,
  )
}

interface Settlement<State> {
  state: State
  reason?: string
  /** When it was done, or is tried again. */
  now: Date
}

async function settle<State extends string>(
  db: Queryable,
  { id, claim }: MailClaim,
  { state, reason, now }: Settlement<State>,
): Promise<State> {
  const at = sql`${now.toISOString()}::timestamptz`
  await rowCount(
    db,
    sql`update lead.newsletter_delivery
        set state = ${state}, claim = null, claimed_until = null, next_try_at = ${at},
          last_error = coalesce(${reason?.slice(0, 500) ?? null}, last_error),
          done_at = ${state === 'pending' ? null : at}
        where id = ${id}::uuid and claim = ${claim}::uuid returning 1`,
  )
  return state
}
