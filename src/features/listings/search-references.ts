import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import type { Language } from '@/domain/language'
import { type Deal, deals } from '@/domain/listing/listing'
import { pageSize } from '@/domain/search/criteria'

import { type ListingCard, pagesOf, type SearchResult } from './search-listings'
import { cardsOfPage } from './search.sql'

export interface ReferencesPage {
  /** Sold, rented, or both when left out. */
  deal?: Deal
  /** Counted from 1. */
  page: number
  language: Language
}

/** Homes that were sold or rented: what an agency shows of its work, the latest first. */
export async function searchReferences(
  db: Database,
  { deal, page, language }: ReferencesPage,
): Promise<Pick<SearchResult, 'cards' | 'total' | 'pages'>> {
  const of = deal ? [deal] : deals
  const reach = page * pageSize
  const closed = (one: Deal) => sql`project_id is null and deal = ${one} and is_closed`
  const newest = of.map(
    (one) => sql`(select id, created_at from listing.listing where ${closed(one)}
                  order by created_at desc, id desc limit ${reach})`,
  )
  const [cards, counts] = await Promise.all([
    rows<ListingCard & Record<string, unknown>>(
      db,
      sql`with page as materialized (
            select id, row_number() over (order by created_at desc, id desc) as position
            from (${sql.join(newest, sql` union all `)}) newest
            order by position limit ${pageSize} offset ${reach - pageSize}
          )
          ${cardsOfPage(language)}`,
    ),
    Promise.all(
      of.map((one) =>
        rows<{ count: number }>(
          db,
          sql`select count(*)::int as count from listing.listing where ${closed(one)}`,
        ),
      ),
    ),
  ])
  const total = counts.flat().reduce((sum, { count }) => sum + count, 0)
  return { cards, total, pages: pagesOf(total) }
}
