import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int, text } from '@/database/row'
import { nextTryAt } from '@/domain/lead/delivery'

import { digestDraft } from './digest-draft'
import { type DigestMail, digestMailRow, type DigestServices } from './digest-mail'

export const sendDigestsTask = 'send-owner-digests'

const claimMinutes = 5

/** Sends what is due; a mail server that is down gets them later, and nobody gets one twice. */
export async function sendDigests(services: DigestServices): Promise<number> {
  const { db, now } = services
  await queueDue(db, now())
  let sent = 0
  for (;;) {
    const mail = await claim(db, now())
    if (!mail) return sent
    const outcome = await send(services, mail)
    if (outcome === 'done') sent++
    const again = outcome === 'failed' ? nextTryAt({ ...timesOf(mail), now: now() }) : null
    const state = outcome === 'done' ? 'done' : again ? 'pending' : 'dead'
    await db.execute(
      sql`update owner.digest_mail set state = ${state}, next_try_at = ${at(again ?? now())}
          where listing_id = ${mail.listingId} and week = ${mail.week}::date and home_owner_id = ${mail.homeOwnerId}`,
    )
  }
}

function timesOf({ tries, queuedAt }: DigestMail) {
  return { tries, queuedAt: new Date(queuedAt) }
}

/** A digest that the agent did not hold becomes one mail for each owner who wants it, and its note is published. */
async function queueDue(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await rows(
      tx,
      { listingId: int, week: text },
      sql`update owner.digest set done_at = ${at(now)}
          where done_at is null and not is_held and sends_at <= ${at(now)}
          returning listing_id as "listingId", to_char(week, 'YYYY-MM-DD') as week`,
    )
    for (const { listingId, week } of due) {
      await tx.execute(
        sql`update owner.week_note set published_at = ${at(now)}
            where listing_id = ${listingId} and week = ${week}::date and published_at is null`,
      )
      await tx.execute(
        sql`insert into owner.digest_mail (listing_id, week, home_owner_id, queued_at, next_try_at)
            select ${listingId}, ${week}::date, o.id, ${at(now)}, ${at(now)} from owner.home_owner o
            where o.listing_id = ${listingId} and o.revoked_at is null and o.account_id is not null
              and not exists (select from owner.digest_stop s where s.home_owner_id = o.id)
            on conflict do nothing`,
      )
    }
  })
}

/** Whoever was revoked or stopped it since gets none. */
async function claim(db: Database, now: Date): Promise<DigestMail | null> {
  const [mail] = await rows(
    db,
    digestMailRow,
    sql`update owner.digest_mail m
        set tries = m.tries + 1, next_try_at = ${at(now)} + make_interval(mins => ${claimMinutes})
        from owner.home_owner o, owner.digest d
        where (m.listing_id, m.week, m.home_owner_id) = (
            select p.listing_id, p.week, p.home_owner_id from owner.digest_mail p
            join owner.home_owner po on po.id = p.home_owner_id and po.revoked_at is null and po.account_id is not null
            where p.state = 'pending' and p.next_try_at <= ${at(now)}
              and not exists (select from owner.digest_stop s where s.home_owner_id = p.home_owner_id)
            order by p.next_try_at limit 1 for update of p skip locked)
          and o.id = m.home_owner_id and d.listing_id = m.listing_id and d.week = m.week
        returning m.listing_id as "listingId", to_char(m.week, 'YYYY-MM-DD') as week,
          m.home_owner_id as "homeOwnerId", m.tries, m.queued_at as "queuedAt", o.email, o.name, o.language,
          o.account_id as "accountId", d.facts, d.prepared_at as "preparedAt",
          (select text from owner.week_note n where n.listing_id = m.listing_id and n.week = m.week) as note`,
  )
  return mail ?? null
}

async function send(services: DigestServices, mail: DigestMail): Promise<'done' | 'failed' | 'refused'> {
  const made = await digestDraft(services, mail)
  if (!made) return 'refused'
  const outcome = await services.mailer.send(made.draft, {
    to: [mail.email],
    messageId: `<owner-digest.${mail.week}.${mail.homeOwnerId}@${services.mailer.host}>`,
    sender: made.sender,
  })
  if (outcome.state === 'done' || outcome.state === 'refused') return outcome.state
  return 'failed'
}

function at(moment: Date) {
  return sql`${moment.toISOString()}::timestamptz`
}
