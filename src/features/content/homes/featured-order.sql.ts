import { type SQL, sql } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { int } from '@/database/row'

/** For notes with their places: as an editor put them. Those that were never moved come first, the latest before others. */
export function featuredOrder(note: SQL, place: SQL): SQL {
  return sql`${place}.position nulls first, ${note}.updated_at desc, ${note}.id desc`
}

/** The numbers of all featured homes, in their order. */
export async function listFeaturedIds(db: Queryable): Promise<number[]> {
  const found = await rows(
    db,
    { id: int },
    sql`select note.record_id::int as id from ${payloadTables.listing_notes} note
        left join content.featured_order place on place.record_id = note.record_id
        where note.is_featured and note.deleted_at is null
        order by ${featuredOrder(sql`note`, sql`place`)}`,
  )
  return found.map(({ id }) => id)
}
