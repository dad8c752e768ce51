import { and, type SQL, sql } from 'drizzle-orm'

import { int, oneOf, type RowOf, text } from '@/database/row'
import { hasPlaces, type SearchCriteria } from '@/domain/search/criteria'

import {
  furtherConditions,
  isOpen,
  priceConditions,
  roomConditions,
  typeConditions,
} from './search-conditions.sql'

export const rowCountRow = {
  facet: oneOf(['type', 'band', 'place']),
  key: text,
  /** Open. */
  homes: int,
  /** Of a chosen type: open, how many of these are under option, and closed. */
  total: int,
  underOption: int,
  closed: int,
}
export type RowCount = RowOf<typeof rowCountRow>

/**
 * All counts of a search in one look at its homes; `null` where a tally knows them, or where the facets have so
 * little in common that each is better counted by itself.
 */
export function rowCountSql(criteria: SearchCriteria): SQL | null {
  const further = furtherConditions(criteria)
  if (further.length === 0 || hasPlaces(criteria)) return null
  const isType = and(...typeConditions(criteria)) ?? sql`true`
  const isPrice = and(...priceConditions(criteria)) ?? sql`true`
  return sql`
    with found as materialized (
      select type_id, extra_type_ids, price_band, municipality_key, status, ${isType} as is_type, ${isPrice} as is_price
      from listing.public_listing
      where ${and(sql`project_id is null`, sql`deal = ${criteria.deal}`, ...roomConditions(criteria), ...further)}
    )
    select 'type' as facet, type_id::text as key, (count(*) filter (where ${isOpen}))::int as homes,
      (count(*) filter (where is_type and ${isOpen}))::int as total,
      (count(*) filter (where is_type and status = 'under-option'))::int as "underOption",
      (count(*) filter (where is_type and not ${isOpen}))::int as closed
    from found where is_price group by type_id
    union all
    select 'type', unnest(extra_type_ids)::text, count(*)::int, 0, 0, 0
    from found where is_price and extra_type_ids is not null and ${isOpen} group by 2
    union all
    select 'band', price_band::text, count(*)::int, 0, 0, 0
    from found where is_type and ${isOpen} group by price_band
    union all
    select 'place', municipality_key, count(*)::int, 0, 0, 0
    from found where is_type and is_price and municipality_key is not null and ${isOpen}
    group by municipality_key
  `
}
