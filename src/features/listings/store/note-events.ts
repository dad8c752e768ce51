import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'

/**
 * Notes what homes are offered for and whether they can be had, where that differs from what was noted last; of one that
 * is not on the site any more, that it is not. Called by all that puts homes on the site, changes them or takes them off.
 * Several changes in one transaction are one.
 */
export async function noteEvents(tx: Queryable, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    insert into listing.event as noted
      (listing_id, status, price_cents, given_price_cents, is_hidden_change, is_first_sync)
    select id, l.status, l.price_cents, l.given_price_cents,
      last.listing_id is not null
        and (last.status, last.price_cents) is not distinct from (l.status, l.price_cents),
      last.listing_id is null and not exists (
        select from sync.run where kind = 'full' and state in ('done', 'flagged'))
    from unnest(${sql.param(ids)}::int[]) id
    left join listing.listing l using (id)
    left join lateral (
      select listing_id, status, price_cents, given_price_cents from listing.event e
      where e.listing_id = id order by at desc limit 1
    ) last on true
    where case when last.listing_id is null then l.id is not null
      else (last.status, last.price_cents, last.given_price_cents)
        is distinct from (l.status, l.price_cents, l.given_price_cents) end
    on conflict (listing_id, at) do update
      set status = excluded.status, price_cents = excluded.price_cents, given_price_cents = excluded.given_price_cents,
        is_hidden_change = noted.is_hidden_change and excluded.is_hidden_change`)
}
