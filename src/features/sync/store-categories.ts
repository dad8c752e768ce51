import { sql } from 'drizzle-orm'

import { type Queryable, rowCount } from '@/database/query'
import { languages } from '@/domain/language'
import { ownIds } from '@/features/listings/identity/own-ids'
import type { Category } from '@/platforms/platform-offer'

/** Answers whether anything differs from what was there. */
export async function storeCategories(
  tx: Queryable,
  platform: string,
  categories: readonly Category[],
): Promise<boolean> {
  const named = categories.map(({ id }) => ({ kind: 'category' as const, externalId: id }))
  const own = await ownIds(tx, platform, named)
  const values = categories.flatMap(({ id, kind, icon, names, showOrder, deals }) =>
    languages.map((language) => ({
      id: own('category', id),
      language,
      name: names[language],
      kind,
      icon,
      show_order: showOrder,
      is_for_sale: deals.includes('sale'),
      is_for_rent: deals.includes('rent'),
    })),
  )
  const incoming = sql`jsonb_populate_recordset(null::listing.category, ${JSON.stringify(values)}::jsonb)`
  const changed = await rowCount(
    tx,
    sql`with gone as (
          delete from listing.category c
          where not exists (select from ${incoming} i where i.id = c.id and i.language = c.language) returning id
        ), written as (
          insert into listing.category as c (id, language, name, kind, icon, show_order, is_for_sale, is_for_rent)
          select id, language, name, kind, icon, show_order, is_for_sale, is_for_rent from ${incoming}
          on conflict (id, language) do update
            set name = excluded.name, kind = excluded.kind, icon = excluded.icon, show_order = excluded.show_order,
                is_for_sale = excluded.is_for_sale, is_for_rent = excluded.is_for_rent
            where (c.name, c.kind, c.icon, c.show_order, c.is_for_sale, c.is_for_rent)
              is distinct from (excluded.name, excluded.kind, excluded.icon, excluded.show_order, excluded.is_for_sale,
                excluded.is_for_rent)
          returning id
        )
        select id from gone union all select id from written`,
  )
  return changed > 0
}
