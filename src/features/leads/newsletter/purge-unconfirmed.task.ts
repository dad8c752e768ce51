import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'

import { at } from '../lead-row'

export const purgeUnconfirmedTask = 'purge-unconfirmed'

/** Who did not say yes a second time did not say it: a week after the link ended, the address goes. */
const daysKept = 14

export async function purgeUnconfirmed(db: Database, now: Date): Promise<number> {
  const gone = await rows(
    db,
    sql`delete from lead.lead l
        where l.kind = 'newsletter' and l.created_at < ${at(now)} - make_interval(days => ${daysKept})
          and not exists (select from lead.subscription s where s.email_key = l.email_key)
        returning 1`,
  )
  return gone.length
}
