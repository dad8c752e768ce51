import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { bool, int, nullable, oneOf, type RowOf, text } from '@/database/row'
import { deals } from '@/domain/listing/listing'

import { type Asked, comparedRow, comparedSums, inEither } from './asked'

const searchRow = {
  deal: oneOf(deals),
  place: text,
  typeId: int,
  priceFrom: int,
  priceTo: int,
  bedrooms: int,
  hasMore: bool,
  typeName: nullable(text),
  ...comparedRow,
}

export type CountedSearch = RowOf<typeof searchRow>

/** What was searched in vain, most often first. */
export async function readEmptySearches(
  db: Reads,
  { period, language, most }: Asked,
): Promise<CountedSearch[]> {
  return rows(
    db,
    searchRow,
    sql`select deal, place, type_id as "typeId", price_from as "priceFrom", price_to as "priceTo", bedrooms,
          has_more as "hasMore", ${comparedSums(sql`visitors`, period)},
          (select name from listing.category c where c.id = type_id and c.language = ${language}) as "typeName"
        from visit.search_daily
        where is_empty and ${inEither(sql`day`, period)}
        group by deal, place, type_id, price_from, price_to, bedrooms, has_more
        having sum(visitors) filter (where day >= ${period.from}::date) > 0
        order by now desc, before desc, deal desc, place, type_id, price_to, price_from, bedrooms, has_more
        limit ${most}`,
  )
}
