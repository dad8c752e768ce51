import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { bool, filled, text } from '@/database/row'

import { emailHash } from '../privacy/erase-person'
import { at, recordEvent } from '../lead-row'
import { ofLead } from '../own-lead'
import { newsletterList } from './newsletter-list'

interface Confirmation {
  /** Of the lead that asked. */
  id: string
  secret: string
  now: Date
}

/** The second yes. Confirming twice is confirming once; false when the question is not there any more. */
export async function confirmNewsletter(db: Database, { id, secret, now }: Confirmation): Promise<boolean> {
  return ofLead(db, id, async (tx) => {
    const [asked] = await rows(
      tx,
      { email: filled(text) },
      sql`select email_key as email from lead.lead
          where id = ${id}::uuid and kind = 'newsletter' and email_key is not null for update`,
    )
    if (!asked) return false
    const [subscription] = await rows(
      tx,
      { isNew: bool },
      sql`select lead.subscribe(${id}::uuid, ${at(now)}) as "isNew"`,
    )
    // Whoever comes back takes themselves off the list of those who left.
    await tx.execute(
      sql`delete from lead.stopped where list = ${newsletterList} and email_hash = ${emailHash(asked.email, secret)}`,
    )
    if (subscription?.isNew) await recordEvent(tx, { leadId: id, at: now, kind: 'newsletter-confirmed' })
    return true
  })
}
