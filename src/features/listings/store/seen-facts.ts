import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { bool, int, listOf, type RowOf, text } from '@/database/row'

const seenRow = {
  id: int,
  hasStreet: bool,
  hasTown: bool,
  hasPoint: bool,
  hasPrice: bool,
  documents: listOf(text),
}
export type SeenFacts = RowOf<typeof seenRow>

/** Which of the things that can be hidden visitors see of each home now. */
export async function seenFacts(tx: Queryable, ids: readonly number[]): Promise<Map<number, SeenFacts>> {
  if (ids.length === 0) return new Map()
  const seen = await rows(
    tx,
    seenRow,
    sql`select l.id, l.street is not null as "hasStreet", l.is_town_shown as "hasTown",
          l.is_point_exact and l.public_point is not null as "hasPoint",
          l.price_cents is not null or l.annuity is not null as "hasPrice",
          array(select document ->> 'url' from jsonb_array_elements(d.documents) document
                where document ->> 'url' is not null) as documents
        from listing.public_listing l join listing.public_listing_detail d on d.listing_id = l.id
        where l.id = any(${sql.param([...ids])}::int[])`,
  )
  return new Map(seen.map((facts) => [facts.id, facts]))
}

/** Whether something that was seen no longer is. A home that is gone as a whole is told apart. */
export function isLessSeen(before: SeenFacts | undefined, after: SeenFacts | undefined): boolean {
  if (!before || !after) return false
  const kept = new Set(after.documents)
  return (
    (['hasStreet', 'hasTown', 'hasPoint', 'hasPrice'] as const).some(
      (fact) => before[fact] && !after[fact],
    ) || before.documents.some((url) => !kept.has(url))
  )
}
