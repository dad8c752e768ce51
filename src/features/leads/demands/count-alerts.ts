import { and, sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { filled, int, text } from '@/database/row'
import { criteriaOfSearchText } from '@/domain/search/search-text'
import { listedConditions } from '@/features/listings/search/search-conditions.sql'

import { comparedFacts, demandFits } from './match-demands'

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
  for (const { id, people } of await followersOfLists(db, listingIds))
    counts.set(id, (counts.get(id) ?? 0) + people)
  return counts
}

/** Who asked for the homes of a list, by each list that such a home stands in. */
async function followersOfLists(
  db: Queryable,
  listingIds: number[],
): Promise<{ id: number; people: number }[]> {
  const searches = await rows(
    db,
    { search: filled(text), people: int },
    sql`select search, count(*) as people from lead.demand where is_active and search is not null group by 1 order by 1`,
  )
  const found: { id: number; people: number }[] = []
  for (const { search, people } of searches) {
    const criteria = criteriaOfSearchText(search)
    if (!criteria) continue
    const homes = await rows(
      db,
      { id: int },
      sql`select id from listing.public_listing
          where id = any(${sql.param(listingIds)}::int[]) and status = 'available'
            and ${and(...listedConditions(criteria))}`,
    )
    found.push(...homes.map(({ id }) => ({ id, people })))
  }
  return found
}
