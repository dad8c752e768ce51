import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'

import type { OfferedChoice } from './form-options'

/** What can be asked for by mail: the names of all papers of a home, also those that are not for everyone to read. */
export async function listDocuments(db: Queryable, listingId: number): Promise<OfferedChoice[]> {
  return rows<OfferedChoice & Record<string, unknown>>(
    db,
    sql`select document ->> 'id' as value, document ->> 'name' as text
        from listing.listing_detail, jsonb_array_elements(documents) with ordinality found(document, position)
        where listing_id = ${listingId} and document ->> 'name' <> ''
        order by position`,
  )
}
