import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { bool, filled, text } from '@/database/row'
import { erasePerson } from '@/features/leads/privacy/erase-person'
import { stopNewsletter } from '@/features/leads/newsletter/stop-newsletter'
import type { TakenMail } from '@/testing/mail/smtp-sink'

import { drillSecret } from '../site/drill-site'

/** As many as asked, a quarter in each language; all of them confirmed. */
export async function addSubscribers(db: Database, count: number): Promise<void> {
  await db.execute(
    sql`with asked as (
          insert into lead.lead (id, idempotency_key, answers_hash, kind, language, email, answers, source_page, created_at)
          select gen_random_uuid(), 'drill-' || n, 'drill-' || n, 'newsletter', (array['nl', 'fr', 'en', 'de'])[1 + n % 4],
            'reader-' || n || '@drill.example', '{}', '/', now()
          from generate_series(1, ${count}) n returning id, email_key)
        insert into lead.subscription (email_key, lead_id, confirmed_at) select email_key, id, now() from asked`,
  )
}

/** Somebody who left while it ran, and how many mails the server had then. */
export interface Leaver {
  email: string
  mailsThen: number
  /** A worker had their mail in hand at that moment. */
  wasInFlight: boolean
}

/** Half of them press the link, half are erased: of those who still wait. */
export async function leaveMeanwhile(
  db: Database,
  { count, mails }: { count: number; mails: readonly TakenMail[] },
): Promise<Leaver[]> {
  const waiting = await rows(
    db,
    { id: text, email: filled(text), leadId: text },
    sql`select d.id, d.email_key as email, s.lead_id as "leadId" from lead.newsletter_delivery d
        join lead.subscription s on s.email_key = d.email_key
        where d.state = 'pending' and d.claim is null order by d.id limit ${count}`,
  )
  const leavers: Leaver[] = []
  for (const [index, { id, email, leadId }] of waiting.entries()) {
    const gone = { secret: drillSecret, now: new Date() }
    if (index % 2 === 0) await stopNewsletter(db, { id: leadId, ...gone })
    else await erasePerson(db, { email, ...gone })
    const mailsThen = mails.length
    const [row] = await rows(
      db,
      { wasInFlight: bool },
      sql`select claim is not null as "wasInFlight" from lead.newsletter_delivery where id = ${id}::uuid`,
    )
    leavers.push({ email, mailsThen, wasInFlight: row?.wasInFlight ?? false })
    await sleep(1)
  }
  return leavers
}
