import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rowCount } from '@/database/query'
import { keptTimes } from '@/domain/rights/kept-times'

import { at } from '../lead-row'

export const purgeUnconfirmedTask = 'purge-unconfirmed'

/** Who did not say yes a second time did not say it: a week after the link ended, the address goes. */
export async function purgeUnconfirmed(db: Database, now: Date): Promise<number> {
  const gone = await rowCount(
    db,
    sql`delete from lead.lead l
        where l.kind in ('newsletter', 'list-demand', 'favourites')
          and l.created_at < ${at(now)} - make_interval(days => ${keptTimes.unconfirmed.days})
          and case l.kind
            when 'newsletter' then not exists (select from lead.subscription s where s.email_key = l.email_key)
            when 'favourites' then exists (select from lead.kept_list k where k.id = l.id and k.confirmed_at is null)
            else exists (select from lead.demand d where d.id = l.id and d.confirmed_at is null)
          end
        returning 1`,
  )
  return gone
}
