import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import type { Language } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'
import { pageSize } from '@/domain/search/criteria'

import { type ListingCard, pagesOf, type SearchResult } from './search-listings'
import { cardsOfPage } from './search.sql'

export interface ReferencesPage {
  deal: Deal
  /** Counted from 1. */
  page: number
  language: Language
}

/** Homes that were sold or rented: what an agency shows of its work, the latest first. */
export async function searchReferences(
  db: Database,
  { deal, page, language }: ReferencesPage,
): Promise<Pick<SearchResult, 'cards' | 'total' | 'pages'>> {
  const closed = sql`project_id is null and deal = ${deal} and is_closed`
  const [cards, [counted]] = await Promise.all([
    rows<ListingCard & Record<string, unknown>>(
      db,
      sql`with page as materialized (
            select id, row_number() over (order by created_at desc, id desc) as position
            from listing.listing where ${closed}
            order by created_at desc, id desc limit ${pageSize} offset ${(page - 1) * pageSize}
          )
          ${cardsOfPage(language)}`,
    ),
    rows<{ count: number }>(db, sql`select count(*)::int as count from listing.listing where ${closed}`),
  ])
  const total = counted?.count ?? 0
  return { cards, total, pages: pagesOf(total) }
}
