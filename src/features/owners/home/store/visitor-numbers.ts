import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { filled, int, text } from '@/database/row'

/** Who comes to a home is known to its owner by a number; new people, and those who were forgotten, get the next. */
export async function visitorNumbers(
  tx: Queryable,
  { listingId, names }: { listingId: number; names: (string | null)[] },
): Promise<Map<string, number>> {
  const asked = [...new Set(names.filter((name) => name !== null))]
  await tx.execute(
    sql`insert into owner.visitor (listing_id, number, name)
        select ${listingId}, last + row_number() over (order by position), name
        from (select coalesce(max(number), 0) as last from owner.visitor where listing_id = ${listingId}) known,
          unnest(${sql.param(asked)}::text[]) with ordinality asked (name, position)
        where not exists (
          select from owner.visitor v where v.listing_id = ${listingId} and v.name = asked.name)`,
  )
  const found = await rows(
    tx,
    { name: filled(text), number: int },
    sql`select name, number from owner.visitor where listing_id = ${listingId} and name is not null`,
  )
  return new Map(found.map(({ name, number }) => [name, number]))
}
