import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int } from '@/database/row'

import { comparedFacts, demandFits } from './match-demands'
import { keepCriteria } from './search/keep-criteria'
import { isInLists, searchedFacts, standsInList } from './search/stands-in-list.sql'

/**
 * How many people asked to hear of homes like each of these, by the conditions that the mails themselves go by; homes
 * that are not available are left out.
 */
export async function countAlerts(db: Queryable, listingIds: number[]): Promise<Map<number, number>> {
  const ids = sql`${sql.param(listingIds)}::int[]`
  const found = await rows(
    db,
    { id: int, demands: int },
    sql`with home as (
          select ${comparedFacts} from listing.public_listing home
          where home.id = any(${ids}) and home.status = 'available'
        )
        select home.id, (
            select count(distinct demand.id) from unnest(home.place_keys) key
            join lead.demand_place place on place.place_key = key
            join lead.demand demand on demand.id = place.demand_id
            where ${demandFits}) as demands
        from home`,
  )
  const counts = new Map(found.map(({ id, demands }) => [id, demands]))
  for (const { id, demands } of await followersOfLists(db, listingIds))
    counts.set(id, (counts.get(id) ?? 0) + demands)
  return counts
}

/** Who asked for the homes of a list in which such a home stands. */
async function followersOfLists(
  db: Queryable,
  listingIds: number[],
): Promise<{ id: number; demands: number }[]> {
  await keepCriteria(db)
  return rows(
    db,
    { id: int, demands: int },
    sql`with home as materialized (
          select ${searchedFacts} from listing.public_listing home
          where home.id = any(${sql.param(listingIds)}::int[]) and ${isInLists}
        )
        select home.id, count(distinct c.demand_id) as demands
        from home
        cross join unnest(home.search_keys) shared
        join lead.demand_criteria_key k on k.key = shared
        join lead.demand_criteria c on c.demand_id = k.demand_id
        join lead.demand demand on demand.id = c.demand_id and demand.is_active
        where ${standsInList}
        group by home.id`,
  )
}
