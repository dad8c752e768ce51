import { and, sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { filled, int, text } from '@/database/row'
import { criteriaOfSearchText } from '@/domain/search/search-text'
import { listedConditions } from '@/features/listings/search/search-conditions.sql'

import { at } from '../lead-row'
import type { HomeChange } from './match-demands'

const searchesAtOnce = 100

/**
 * Notes which lists these homes stand in, for whoever asked to be notified: by the conditions of the list itself, so that
 * both always agree. However many people follow one list, it is looked at once.
 */
export async function matchListDemands(db: Queryable, changes: HomeChange[], now: Date): Promise<number> {
  const searches = await rows(
    db,
    { search: filled(text) },
    sql`select distinct search from lead.demand where is_active and search is not null order by search`,
  )
  let noted = 0
  for (let first = 0; first < searches.length; first += searchesAtOnce) {
    const some = searches.slice(first, first + searchesAtOnce).map(({ search }) => search)
    noted += await noteHomes(db, { searches: some, changes, now })
  }
  return noted
}

interface Comparison {
  searches: string[]
  changes: HomeChange[]
  now: Date
}

async function noteHomes(db: Queryable, { searches, changes, now }: Comparison): Promise<number> {
  const ids = sql`${sql.param(changes.map(({ listingId }) => listingId))}::int[]`
  const found = searches.flatMap((search) => {
    const criteria = criteriaOfSearchText(search)
    if (!criteria) return []
    return [sql`select ${search}::text as search, id from home where ${and(...listedConditions(criteria))}`]
  })
  if (found.length === 0) return 0
  const [noted] = await rows(
    db,
    { count: int },
    sql`with changed as (
          select distinct c.listing_id, c.reason
          from unnest(${ids}, ${sql.param(changes.map(({ reason }) => reason))}::text[]) c (listing_id, reason)
        -- Looked up once for all searches.
        ), home as materialized (
          select * from listing.public_listing
          where id in (select listing_id from changed) and status = 'available'
        ), found as (
          ${sql.join(found, sql` union all `)}
        -- What waits for its mail and left the list meanwhile; a mail that is made at this moment has it still.
        ), gone as (
          delete from lead.demand_match where (demand_id, listing_id, reason) in (
            select waiting.demand_id, waiting.listing_id, waiting.reason
            from lead.demand demand join lead.demand_match waiting on waiting.demand_id = demand.id
            where demand.search = any(${sql.param(searches)}::text[]) and demand.is_active and waiting.mailed_at is null
              and waiting.listing_id in (select listing_id from changed)
              and not exists (
                select from found where found.search = demand.search and found.id = waiting.listing_id)
            for update of waiting skip locked)
        ), noted as (
          insert into lead.demand_match (demand_id, listing_id, reason, matched_at)
          select demand.id, found.id, changed.reason, ${at(now)}
          from found
          join changed on changed.listing_id = found.id
          join lead.demand demand on demand.search = found.search and demand.is_active
          -- Who was told of this home already knows it, whatever was put right in it.
          where changed.reason <> 'changed' or not exists (
            select from lead.demand_match known where known.demand_id = demand.id and known.listing_id = found.id)
          on conflict do nothing
          returning 1
        )
        select count(*) as count from noted`,
  )
  return noted?.count ?? 0
}
