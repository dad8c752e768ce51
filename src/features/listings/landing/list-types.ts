import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, jsonByKey, oneOf, text } from '@/database/row'
import { givenKinds } from '@/domain/listing/home-kind'
import type { HomeType } from '@/i18n/landing-types'
import { locales } from '@/i18n/locales'

/** The types of homes with a name in every language, in the order of the agency: the same for both deals. */
export function listTypes(db: Reads): Promise<HomeType[]> {
  return rows(
    db,
    { id: int, kind: oneOf(givenKinds), names: jsonByKey(locales, text) },
    sql`select id, min(kind) as kind, jsonb_object_agg(language, name) as names from listing.category
        group by id having count(*) = ${locales.length} order by min(show_order), id`,
  )
}
