import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, oneOf, text } from '@/database/row'
import type { Language } from '@/domain/language'
import { type CategoryIcon, categoryIcons } from '@/domain/listing/category-icon'
import type { Deal } from '@/domain/listing/listing'
import { givenKinds, type HomeKind } from '@/domain/listing/home-kind'

export interface CategoryName {
  id: number
  name: string
}

export interface Category extends CategoryName {
  kind: HomeKind
  icon: CategoryIcon
}

export async function listCategories(
  db: Reads,
  { deal, language }: { deal: Deal; language: Language },
): Promise<Category[]> {
  const offered = deal === 'sale' ? sql`is_for_sale` : sql`is_for_rent`
  return rows(
    db,
    { id: int, name: text, kind: oneOf(givenKinds), icon: oneOf(categoryIcons) },
    sql`select id, name, kind, icon from listing.category
        where language = ${language} and ${offered} order by show_order, name`,
  )
}
