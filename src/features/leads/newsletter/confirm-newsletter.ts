import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rowCount, rows } from '@/database/query'
import { filled, text } from '@/database/row'

import { emailHash } from '../privacy/erase-person'
import { at, recordEvent } from '../lead-row'
import { newsletterList } from './newsletter-list'

interface Confirmation {
  /** Of the lead that asked. */
  id: string
  secret: string
  now: Date
}

/** The second yes. Confirming twice is confirming once; false when the question is not there any more. */
export async function confirmNewsletter(db: Database, { id, secret, now }: Confirmation): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [asked] = await rows(
      tx,
      { email: filled(text) },
      sql`select email_key as email from lead.lead
          where id = ${id}::uuid and kind = 'newsletter' and email_key is not null for update`,
    )
    if (!asked) return false
    const confirmed = await rowCount(
      tx,
      sql`insert into lead.subscription as known (email_key, lead_id, confirmed_at)
          values (${asked.email}, ${id}::uuid, ${at(now)})
          on conflict (email_key) do update set lead_id = excluded.lead_id, confirmed_at = excluded.confirmed_at
          where known.lead_id <> excluded.lead_id returning 1`,
    )
    // Whoever comes back takes themselves off the list of those who left.
    await tx.execute(
      sql`delete from lead.stopped where list = ${newsletterList} and email_hash = ${emailHash(asked.email, secret)}`,
    )
    if (confirmed > 0) await recordEvent(tx, { leadId: id, at: now, kind: 'newsletter-confirmed' })
    return true
  })
}
