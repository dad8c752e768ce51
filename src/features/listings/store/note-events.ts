import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'
import type { AgencyPrice } from '@/domain/listing/price/annuity'

/** By the home: `null` where what visitors compare is the whole price. */
export type AgencyPrices = ReadonlyMap<number, AgencyPrice | null>

/**
 * Notes what homes are offered for and whether they can be had, where that differs from what was noted last; of one that
 * is not on the site any more, that it is not. Called by all that puts homes on the site, changes them or takes them off;
 * only who read them from the platform knows the prices that are for the agency alone. Several changes in one transaction
 * are one.
 */
export async function noteEvents(
  tx: Queryable,
  ids: number[],
  agencyPrices: AgencyPrices = new Map(),
): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    insert into listing.event as noted
      (listing_id, status, price_cents, given_price_cents, agency_price, is_hidden_change, is_first_sync)
    select id, l.status, l.price_cents, l.given_price_cents,
      case when asked.key is null then last.agency_price else nullif(asked.value, 'null') end,
      last.listing_id is not null
        and (last.status, last.price_cents) is not distinct from (l.status, l.price_cents),
      last.listing_id is null and not exists (
        select from sync.run where kind = 'full' and state in ('done', 'flagged'))
    from unnest(${sql.param(ids)}::int[]) id
    left join listing.listing l using (id)
    left join jsonb_each(${jsonOf(agencyPrices)}::jsonb) asked on asked.key = id::text
    left join lateral (
      select listing_id, status, price_cents, given_price_cents, agency_price from listing.event e
      where e.listing_id = id order by at desc limit 1
    ) last on true
    where case when last.listing_id is null then l.id is not null
      else (last.status, last.price_cents, last.given_price_cents)
          is distinct from (l.status, l.price_cents, l.given_price_cents)
        or last.agency_price <> asked.value end
    on conflict (listing_id, at) do update
      set status = excluded.status, price_cents = excluded.price_cents, given_price_cents = excluded.given_price_cents,
        agency_price = excluded.agency_price,
        is_hidden_change = noted.is_hidden_change and excluded.is_hidden_change`)
  await noteFirstSeen(tx, agencyPrices)
}

/** Nobody knows since when: what was noted last gets the amount, and nothing happened. */
async function noteFirstSeen(tx: Queryable, agencyPrices: AgencyPrices): Promise<void> {
  const known = new Map([...agencyPrices].filter(([, price]) => price !== null))
  if (known.size === 0) return
  await tx.execute(sql`
    update listing.event e set agency_price = asked.value
    from jsonb_each(${jsonOf(known)}::jsonb) asked
    where e.listing_id = asked.key::int and e.agency_price is null
      and e.at = (select max(later.at) from listing.event later where later.listing_id = e.listing_id)`)
}

function jsonOf(agencyPrices: AgencyPrices): string {
  return JSON.stringify(Object.fromEntries(agencyPrices))
}
