import { and, type SQL, sql } from 'drizzle-orm'

import type { Language } from '@/domain/language'
import type { SearchCriteria } from '@/domain/search/criteria'
import { mostOnMap } from '@/domain/search/map-message'

import { isOpen, rowConditions, typeConditions } from '../search/search-conditions.sql'
import { cardsOfPage } from '../search/search.sql'

/**
 * The homes of a search that have a place, the available ones first, then the newest. The exact point of an unpublished
 * address is not read.
 */
export function mapHomesSql(criteria: SearchCriteria, language: Language): SQL {
  const conditions = [
    ...rowConditions(criteria),
    ...typeConditions(criteria),
    isOpen,
    sql`public_point is not null`,
  ]
  return sql`
    with page as materialized (
      select id, row_number() over () as position
      from (
        select id from listing.public_listing where ${and(...conditions)}
        order by status, created_at desc, id desc
        limit ${mostOnMap}
      ) ordered
    )
    ${cardsOfPage(language)}
  `
}
