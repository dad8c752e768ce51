import { and, type SQL, sql } from 'drizzle-orm'

import { hasPlaces, type SearchCriteria } from '@/domain/search/criteria'

import { furtherConditions, priceConditions, roomConditions, typeConditions } from './search-conditions.sql'

export interface RowCount extends Record<string, unknown> {
  facet: 'type' | 'band' | 'place'
  key: string
  homes: number
  /** Of a chosen type. */
  chosen: number
}

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
      select type_id, extra_type_ids, price_band, municipality_key, ${isType} as is_type, ${isPrice} as is_price
      from listing.listing
      where ${and(sql`project_id is null`, sql`deal = ${criteria.deal}`, ...roomConditions(criteria), ...further)}
    )
    select 'type' as facet, type_id::text as key, count(*)::int as homes,
      (count(*) filter (where is_type))::int as chosen
    from found where is_price group by type_id
    union all
    select 'type', unnest(extra_type_ids)::text, count(*)::int, 0
    from found where is_price and extra_type_ids is not null group by 2
    union all
    select 'band', price_band::text, count(*)::int, 0 from found where is_type group by price_band
    union all
    select 'place', municipality_key, count(*)::int, 0
    from found where is_type and is_price and municipality_key is not null group by municipality_key
  `
}
