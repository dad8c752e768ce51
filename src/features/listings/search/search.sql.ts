import { and, type SQL, sql } from 'drizzle-orm'

import type { Language } from '@/domain/language'
import { pageSize, type SearchCriteria, type SearchSort } from '@/domain/search/criteria'

import { cardColumns } from '../card-row'
import { listedConditions } from './search-conditions.sql'

export interface SearchPage {
  criteria: SearchCriteria
  language: Language
  /** Homes the agency wants seen first, in its order, as long as they are available and the visitor chose no order. */
  featuredIds?: number[]
}

/** One page of cards. The ids are found in an index first, so that a late page does not fetch what it skips. */
export function searchPageSql({ criteria, language, featuredIds = [] }: SearchPage): SQL {
  const hasFeatured = featuredIds.length > 0 && criteria.sort === 'newest'
  return sql`
    with page as materialized (
      select id, row_number() over () as position
      from (${hasFeatured ? featuredFirst(criteria, featuredIds) : orderedIds(criteria)}) ordered
    )
    ${cardsOfPage(language)}
  `
}

/** The cards of a table `page` of ids and positions. */
export function cardsOfPage(language: Language): SQL {
  return sql`
    select ${cardColumns}
    from page
    join listing.public_listing l using (id)
    join listing.public_listing_text t on t.listing_id = l.id and t.language = ${language}
    order by page.position`
}

function orderedIds(criteria: SearchCriteria): SQL {
  return sql`
    select id from listing.public_listing where ${and(...listedConditions(criteria))}
    order by ${orders[criteria.sort]}
    limit ${pageSize} offset ${(criteria.page - 1) * pageSize}`
}

/** The few first, in their own order, then as many of the rest as the page reaches: both straight from an index. */
function featuredFirst(criteria: SearchCriteria, featuredIds: number[]): SQL {
  const isFeatured = sql`(status = 'available' and id = any(${sql.param(featuredIds)}::int[]))`
  const chosen = sql`array_position(${sql.param(featuredIds)}::int[], id)`
  const part = (place: SQL, condition: SQL, order: SQL) => sql`
    (select ${place} as place, id, status, created_at from listing.public_listing
     where ${and(...listedConditions(criteria), condition)}
     order by ${order} limit ${criteria.page * pageSize})`
  const rest = part(sql`null::int`, sql`not ${isFeatured}`, orders[criteria.sort])
  return sql`
    select id from (${part(chosen, isFeatured, chosen)} union all ${rest}) parts
    order by place nulls last, ${orders[criteria.sort]}
    limit ${pageSize} offset ${(criteria.page - 1) * pageSize}`
}

/**
 * What is available comes first, whatever the order. A hidden price is null: last in both orders of price, and in no
 * filter of price. Towns by bytes: the same on every machine.
 */
const orders: Record<SearchSort, SQL> = {
  newest: sql`status, created_at desc, id desc`,
  'price-up': sql`status, price_cents nulls last, id`,
  'price-down': sql`status, price_cents desc nulls last, id desc`,
  city: sql`status, city_key collate "C", created_at desc, id desc`,
  type: sql`status, type_id, created_at desc, id desc`,
}
