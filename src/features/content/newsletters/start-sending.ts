import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { locks } from '@/database/locks'
import { rowCount, rows } from '@/database/query'
import { bool, oneOf, stored } from '@/database/row'
import { isWritten, type NewsletterText } from '@/domain/newsletter/newsletter'

import { siteLanguages } from './newsletter-readers'

export type Started = 'started' | 'already-sent' | 'changed' | 'no-words' | 'nobody' | 'gone'

interface Start {
  id: string
  /** Of what was looked at: whatever was saved after it must be looked at first. */
  seenAt: string
  now: Date
}

/** Makes one mail for each subscriber, once: whoever presses a second time finds it begun. */
export function startSending(db: Database, { id, seenAt, now }: Start): Promise<Started> {
  const at = sql`${now.toISOString()}::timestamptz`
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.newsletters})`)
    const [stands] = await rows(
      tx,
      { state: oneOf(['draft', 'sending', 'stopped']), words: stored<NewsletterText>(), isSeen: bool },
      sql`select state, words, changed_at = ${seenAt}::timestamptz as "isSeen" from lead.newsletter
          where id = ${id}::uuid for update`,
    )
    if (!stands) return 'gone'
    if (stands.state !== 'draft') return 'already-sent'
    if (!stands.isSeen) return 'changed'
    const { standard } = await siteLanguages(tx)
    if (!isWritten(stands.words[standard])) return 'no-words'
    const mails = await rowCount(
      tx,
      sql`insert into lead.newsletter_delivery (newsletter_id, email_key, queued_at, next_try_at)
          select ${id}::uuid, email_key, ${at}, ${at} from lead.subscription returning 1`,
    )
    if (mails === 0) return 'nobody'
    await tx.execute(
      sql`update lead.newsletter set state = 'sending', started_at = ${at} where id = ${id}::uuid`,
    )
    return 'started'
  })
}

/** What waits stays where it is; mails under way may still arrive. */
export async function stopSending(db: Database, id: string): Promise<boolean> {
  const stopped = await rowCount(
    db,
    sql`update lead.newsletter set state = 'stopped' where id = ${id}::uuid and state = 'sending' returning 1`,
  )
  return stopped > 0
}

/** Goes on with those who did not get it yet, and whose patience counts from now. */
export async function resumeSending(db: Database, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`
  const resumed = await rowCount(
    db,
    sql`with resumed as (
          update lead.newsletter set state = 'sending' where id = ${id}::uuid and state = 'stopped' returning id),
        waiting as (
          update lead.newsletter_delivery d set queued_at = ${at}, next_try_at = ${at}
          from resumed where d.newsletter_id = resumed.id and d.state = 'pending')
        select from resumed`,
  )
  return resumed > 0
}
