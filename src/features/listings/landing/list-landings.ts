import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { filled, int, oneOf, type RowOf, text } from '@/database/row'
import { deals } from '@/domain/listing/listing'

import { openHomes } from '../search/search-conditions.sql'

/** A municipality in which a home of a type can be bought or rented. */
const landingRow = { deal: oneOf(deals), municipalityKey: filled(text), typeId: int }

export type ListedLanding = RowOf<typeof landingRow>

/** In a stable order, from the tallies alone. */
export function listLandings(
  db: Reads,
  { skip, limit }: { skip: number; limit: number },
): Promise<ListedLanding[]> {
  return rows(
    db,
    landingRow,
    sql`select deal, municipality_key as "municipalityKey", type_id as "typeId" from (${landings}) landing
        order by deal, municipality_key collate "C", type_id offset ${skip} limit ${limit}`,
  )
}

export async function countLandings(db: Reads): Promise<number> {
  const [row] = await rows(db, { count: int }, sql`select count(*)::int as count from (${landings}) landing`)
  return row?.count ?? 0
}

/** A home counts for its own type and for those it is shown under besides. */
const landings = sql`
  select deal, municipality_key, shown.type_id
  from listing.place_tally t
  cross join lateral (select t.type_id union select unnest(t.extra_type_ids)) shown (type_id)
  where municipality_key is not null and exists (select from listing.category c where c.id = shown.type_id)
  group by deal, municipality_key, shown.type_id having sum(${openHomes}) > 0`
