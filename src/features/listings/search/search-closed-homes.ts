import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int } from '@/database/row'
import type { Language } from '@/domain/language'
import { type Deal } from '@/domain/listing/listing'
import { pageSize } from '@/domain/search/criteria'

import { cardRow } from '../card-row'
import { pagesOf, type SearchResult } from './search-listings'
import { cardsOfPage } from './search.sql'

export interface ClosedHomesPage {
  deal: Deal
  /** Counted from 1. */
  page: number
  language: Language
}

/** Homes that were sold or rented: what an agency shows of its work, the latest first. */
export async function searchClosedHomes(
  db: Reads,
  { deal, page, language }: ClosedHomesPage,
): Promise<Pick<SearchResult, 'cards' | 'total' | 'pages'>> {
  const closed = sql`project_id is null and deal = ${deal} and is_closed`
  const [cards, [counted]] = await Promise.all([
    rows(
      db,
      cardRow,
      sql`with page as materialized (
            select id, row_number() over (order by created_at desc, id desc) as position
            from listing.public_listing where ${closed}
            order by created_at desc, id desc limit ${pageSize} offset ${(page - 1) * pageSize}
          )
          ${cardsOfPage(language)}`,
    ),
    rows(db, { count: int }, sql`select sum(closed)::int as count from listing.tally where deal = ${deal}`),
  ])
  const total = counted?.count ?? 0
  return { cards, total, pages: pagesOf(total) }
}
