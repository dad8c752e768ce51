import { and, type SQL, sql } from 'drizzle-orm'

import type { Language } from '@/domain/language'
import type { SearchCriteria } from '@/domain/search/criteria'
import { mostOnMap } from '@/domain/search/map-message'

import { rowConditions, typeConditions } from '../search-conditions.sql'
import { cardsOfPage } from '../search.sql'

/** The homes of a search that have a place, the newest first. The exact point of an unpublished address is not read. */
export function mapHomesSql(criteria: SearchCriteria, language: Language): SQL {
  const conditions = [...rowConditions(criteria), ...typeConditions(criteria), sql`public_point is not null`]
  return sql`
    with page as materialized (
      select id, row_number() over () as position
      from (
        select id from listing.listing where ${and(...conditions)}
        order by is_closed, created_at desc, id desc
        limit ${mostOnMap}
      ) ordered
    )
    ${cardsOfPage(language)}
  `
}
