import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { filled, text } from '@/database/row'

import { emailHash } from '../privacy/erase-person'
import { at } from '../lead-row'
import { ofLead } from '../own-lead'
import { newsletterList } from './newsletter-list'

/** Takes an address out; only a hash stays, so that no old copy of the list writes to it again. */
export async function stopNewsletter(
  db: Database,
  { id, secret, now }: { id: string; secret: string; now: Date },
): Promise<void> {
  await ofLead(db, id, async (tx) => {
    const [known] = await rows(
      tx,
      { email: filled(text) },
      sql`select email_key as email from lead.lead where id = ${id}::uuid and email_key is not null`,
    )
    // It was stopped before: there is nobody left to find.
    if (!known) return
    await tx.execute(
      sql`insert into lead.stopped (email_hash, list, stopped_at)
          values (${emailHash(known.email, secret)}, ${newsletterList}, ${at(now)})
          on conflict (email_hash, list) do nothing`,
    )
    await tx.execute(sql`select lead.unsubscribe(${id}::uuid)`)
  })
}
