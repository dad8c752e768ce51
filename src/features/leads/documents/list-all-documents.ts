import { sql } from 'drizzle-orm'

import type { Reads } from '@/database/query'

import { type DocumentQuestion, listFrom, type StoredDocument } from './listing-documents'

const papers = sql`select document, position, false as is_released
  from listing.listing_detail, jsonb_array_elements(documents) with ordinality found (document, position)
  where listing_id = l.id`

/** For colleagues: everything the platform gives, published or not. */
export function listAll(
  db: Reads,
  question: DocumentQuestion,
): Promise<(StoredDocument & { isPublished: boolean })[]> {
  return listFrom(db, question, { homes: sql`listing.listing`, papers })
}
