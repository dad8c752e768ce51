import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int } from '@/database/row'
import type { ChangeReason } from '@/domain/lead/home-change'

import { homePlaceKeys } from './demand-places'
import { at } from '../lead-row'

export interface HomeChange {
  listingId: number
  /** Sent once for each reason. */
  reason: ChangeReason
}

/**
 * Notes which demands these homes answer; the mails are made from the notes. Answers how many were not noted before.
 * A price that is not published is not stored either: it fits any budget, and no demand can find it out. An annuity
 * has no price to compare with a budget: it is only sent to those who named none.
 */
export async function matchDemands(db: Queryable, changes: HomeChange[], now: Date): Promise<number> {
  const [noted] = await rows(
    db,
    { count: int },
    sql`with changed as (
          select distinct on (c.listing_id, c.reason) c.listing_id, c.reason
          from unnest(${sql.param(changes.map(({ listingId }) => listingId))}::int[],
                      ${sql.param(changes.map(({ reason }) => reason))}::text[]) c (listing_id, reason)
        ), home as (
          select changed.reason, ${comparedFacts}
          from changed join listing.public_listing home on home.id = changed.listing_id
          where home.status = 'available'
        ), noted as (
          insert into lead.demand_match (demand_id, listing_id, reason, matched_at)
          select distinct demand.id, home.id, home.reason, ${at(now)}
          from home
          cross join unnest(home.place_keys) key
          join lead.demand_place place on place.place_key = key
          join lead.demand demand on demand.id = place.demand_id
          where ${demandFits}
            -- Who was notified of this home already knows it, whatever was corrected in it.
            and (home.reason <> 'changed' or not exists (
              select from lead.demand_match known where known.demand_id = demand.id and known.listing_id = home.id))
          on conflict do nothing
          returning 1
        )
        select count(*) as count from noted`,
  )
  return noted?.count ?? 0
}

/** Of a home, what demands are compared with. */
export const comparedFacts = sql`home.id, home.deal, array_append(coalesce(home.extra_type_ids, '{}'), home.type_id) as type_ids,
  home.price_cents, home.annuity, home.bedrooms, home.garages, home.parkings, ${homePlaceKeys} as place_keys`

/** Whether a demand is answered by a home in one of its places. */
export const demandFits = sql`demand.is_active and demand.deal = home.deal and demand.type_ids && home.type_ids
  and (home.price_cents is null and home.annuity is null
    or home.price_cents between coalesce(demand.price_min_cents, 0) and coalesce(demand.price_max_cents, home.price_cents)
    or demand.price_min_cents is null and demand.price_max_cents is null)
  and ${within('bedrooms')} and ${within('garages')} and ${within('parkings')}`

/** Who asks for no minimum also takes a home of which the number is not known. */
function within(what: 'bedrooms' | 'garages' | 'parkings') {
  return sql.raw(`(demand.${what}_min is null or home.${what} >= demand.${what}_min)
    and (demand.${what}_max is null or coalesce(home.${what}, 0) <= demand.${what}_max)`)
}
