import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int } from '@/database/row'

import { at } from '../../lead-row'
import type { HomeChange } from '../match-demands'
import { keepCriteria } from './keep-criteria'
import { isInLists, searchedFacts, standsInList } from './stands-in-list.sql'

/**
 * Notes which lists these homes stand in, for whoever asked to be notified. All searches are compared at once: each by the
 * keys that it shares with a home, and those by the conditions of the list itself.
 */
export async function matchListDemands(db: Queryable, changes: HomeChange[], now: Date): Promise<number> {
  await keepCriteria(db)
  const [noted] = await rows(
    db,
    { count: int },
    sql`with changed as (
          select distinct c.listing_id, c.reason
          from unnest(${sql.param(changes.map(({ listingId }) => listingId))}::int[],
                      ${sql.param(changes.map(({ reason }) => reason))}::text[]) c (listing_id, reason)
        ), home as materialized (
          select ${searchedFacts} from listing.public_listing home
          where home.id in (select listing_id from changed) and ${isInLists}
        ), found as materialized (
          select distinct c.demand_id, home.id as listing_id
          from home
          cross join unnest(home.search_keys) shared
          join lead.demand_criteria_key k on k.key = shared
          join lead.demand_criteria c on c.demand_id = k.demand_id
          join lead.demand demand on demand.id = c.demand_id and demand.is_active
          where ${standsInList}
        -- What waits for its mail and left the list meanwhile; a mail that is made at this moment has it still.
        ), gone as (
          delete from lead.demand_match where (demand_id, listing_id, reason) in (
            select waiting.demand_id, waiting.listing_id, waiting.reason
            from lead.demand demand join lead.demand_match waiting on waiting.demand_id = demand.id
            where demand.search is not null and demand.is_active and waiting.mailed_at is null
              and waiting.listing_id in (select listing_id from changed)
              and not exists (
                select from found where found.demand_id = demand.id and found.listing_id = waiting.listing_id)
            for update of waiting skip locked)
        ), noted as (
          insert into lead.demand_match (demand_id, listing_id, reason, matched_at)
          select found.demand_id, found.listing_id, changed.reason, ${at(now)}
          from found
          join changed on changed.listing_id = found.listing_id
          -- Who was told of this home already knows it, whatever was put right in it.
          where changed.reason <> 'changed' or not exists (
            select from lead.demand_match known
            where known.demand_id = found.demand_id and known.listing_id = found.listing_id)
          on conflict do nothing
          returning 1
        )
        select count(*) as count from noted`,
  )
  return noted?.count ?? 0
}
