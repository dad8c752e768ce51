import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Queryable, rowCount, rows } from '@/database/query'
import { listOf, text } from '@/database/row'
import { type BounceKind, isTooManySoftBounces, softBounceDays } from '@/domain/lead/bounce'
import type { Bounce } from '@/mail/read-bounce'

/** Tries to a mailbox that is busy for an afternoon are one bounce. */
const hoursApart = 4

interface MailboxBounce {
  deliveryId: string
  kind: BounceKind
  now: Date
}

/** Ends the subscription of a mailbox that is gone, or that took nothing too often. Answers whether it ended. */
export function noteMailboxBounce(db: Database, bounce: MailboxBounce): Promise<boolean> {
  return db.transaction((tx) => noteIn(tx, bounce, hoursApart))
}

const deliveryOf = /^<newsletter\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/

/** A newsletter that was taken and came back. False when it is none, or known already. */
export async function noteNewsletterBounce(
  db: Database,
  { messageId, reason, kind }: Bounce,
  now: Date,
): Promise<boolean> {
  const deliveryId = deliveryOf.exec(messageId)?.[1]
  if (!deliveryId) return false
  return db.transaction(async (tx) => {
    await holdSubscriber(tx, deliveryId)
    const noted = await rowCount(
      tx,
      sql`update lead.newsletter_delivery set state = 'bounced', last_error = ${reason}
          where id = ${deliveryId}::uuid and state = 'sent' returning 1`,
    )
    if (noted === 0) return false
    await noteIn(tx, { deliveryId, kind, now }, 0)
    return true
  })
}

async function noteIn(
  tx: Queryable,
  { deliveryId, kind, now }: MailboxBounce,
  hours: number,
): Promise<boolean> {
  const emailKey = await holdSubscriber(tx, deliveryId)
  if (emailKey === null) return false
  if (kind === 'soft' && !(await isTooMany(tx, { emailKey, hours, now }))) return false
  // With every time that this address asked to be on the list, and what hangs on those.
  await tx.execute(sql`delete from lead.lead where kind = 'newsletter' and email_key = ${emailKey}`)
  return true
}

/** The lead before what hangs on it, as whoever erases does. */
async function holdSubscriber(tx: Queryable, deliveryId: string): Promise<string | null> {
  const [held] = await rows(
    tx,
    { emailKey: text },
    sql`select s.email_key as "emailKey" from lead.newsletter_delivery d
        join lead.subscription s on s.email_key = d.email_key join lead.lead l on l.id = s.lead_id
        where d.id = ${deliveryId}::uuid for update of l`,
  )
  return held?.emailKey ?? null
}

async function isTooMany(
  tx: Queryable,
  { emailKey, hours, now }: { emailKey: string; hours: number; now: Date },
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`
  const [noted] = await rows(
    tx,
    { bounces: listOf(text) },
    sql`update lead.subscription s
        set soft_bounces = array(
          select bounced from unnest(s.soft_bounces) bounced
          where bounced > ${at} - make_interval(days => ${softBounceDays}) order by 1) || ${at}
        where s.email_key = ${emailKey} and not exists (
          select from unnest(s.soft_bounces) bounced where bounced > ${at} - make_interval(hours => ${hours}))
        returning s.soft_bounces::text[] as bounces`,
  )
  return isTooManySoftBounces(
    (noted?.bounces ?? []).map((bounced) => new Date(bounced)),
    now,
  )
}
