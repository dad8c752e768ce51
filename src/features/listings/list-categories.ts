import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import type { Language } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'

export interface CategoryName {
  id: number
  name: string
}

export async function listCategories(
  db: Queryable,
  { deal, language }: { deal: Deal; language: Language },
): Promise<CategoryName[]> {
  const offered = deal === 'sale' ? sql`is_for_sale` : sql`is_for_rent`
  return rows<CategoryName & Record<string, unknown>>(
    db,
    sql`select id, name from listing.category where language = ${language} and ${offered} order by show_order, name`,
  )
}
