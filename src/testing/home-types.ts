import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'

/** Houses, apartments and land, named in four languages, as a sync stores them. */
export async function storeTypes(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into listing.category (id, language, name, kind, show_order, is_for_sale, is_for_rent)
    select id, language, name, kind, id, true, true
    from (values
      (1, 'house', array['Huis', 'Maison', 'House', 'Haus']),
      (2, 'apartment', array['Appartement', 'Appartement', 'Apartment', 'Wohnung']),
      (4, 'plot', array['Grond', 'Terrain', 'Land', 'Grundstück'])
    ) type (id, kind, names)
    cross join unnest(names, array['nl', 'fr', 'en', 'de']) as word (name, language)
    on conflict do nothing`)
}
