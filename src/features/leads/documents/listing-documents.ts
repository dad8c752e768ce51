import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'

export interface OfferedDocument {
  id: number
  name: string
}

export interface StoredDocument extends OfferedDocument {
  /** The platform's own address: it stays on the server. */
  url: string
}

/** What one can ask for: everything the platform gives for a home that is shown, public or not. */
export async function listDocuments(db: Queryable, listingId: number): Promise<OfferedDocument[]> {
  return (await listStored(db, listingId)).map(({ id, name }) => ({ id, name }))
}

export async function listStored(db: Queryable, listingId: number): Promise<StoredDocument[]> {
  return rows<StoredDocument & Record<string, unknown>>(
    db,
    sql`select (document ->> 'id')::int as id, coalesce(document ->> 'name', '') as name, document ->> 'url' as url
        from listing.listing_detail d, jsonb_array_elements(d.documents) document
        where d.listing_id = ${listingId} and document ->> 'url' ~* '^https?://'`,
  )
}
