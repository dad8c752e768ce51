import { type SQL, sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { bool, int, nullable, oneOf, text } from '@/database/row'
import { documentTopics } from '@/domain/listing/document-topic'
import { regions } from '@/domain/place/region'
import { documentTitle } from '@/features/listings/documents/document-title'
import type { Locale } from '@/i18n/locales'

export interface OfferedDocument {
  id: number
  /** In the reader's language. */
  name: string
}

export interface StoredDocument extends OfferedDocument {
  /** The platform's own address: it stays on the server. */
  url: string
}

export interface DocumentQuestion {
  listingId: number
  locale: Locale
}

export interface DocumentSource {
  /** The homes that may be asked about. */
  homes: SQL
  /** Their papers: document, position, is_released. */
  papers: SQL
}

const homes = sql`listing.public_listing`
const publishedOf = sql`select document, position, false as is_released
  from listing.public_listing_detail, jsonb_array_elements(documents) with ordinality found (document, position)
  where listing_id = l.id`
const releasedFor = (leadId: string) =>
  sql`select document, position, true as is_released from lead.released_documents(${leadId}::uuid)`

/** What anybody can ask for by name: what the platform publishes of a home. */
export function listPublished(db: Reads, question: DocumentQuestion): Promise<StoredDocument[]> {
  return listFrom(db, question, { homes, papers: publishedOf })
}

export interface LeadQuestion extends DocumentQuestion {
  leadId: string
}

/** What an agent released for one lead. */
export function listReleased(db: Reads, { leadId, ...question }: LeadQuestion): Promise<StoredDocument[]> {
  return listFrom(db, question, { homes, papers: releasedFor(leadId) })
}

/** What one lead may read of a home; what is published and was released as well comes twice. */
export function listReadable(
  db: Reads,
  { leadId, ...question }: LeadQuestion,
): Promise<(StoredDocument & { isReleased: boolean })[]> {
  return listFrom(db, question, { homes, papers: sql`${publishedOf} union all ${releasedFor(leadId)}` })
}

export async function listFrom(
  db: Reads,
  { listingId, locale }: DocumentQuestion,
  { homes, papers }: DocumentSource,
) {
  const stored = await rows(
    db,
    {
      id: int,
      name: text,
      url: text,
      topic: nullable(oneOf(documentTopics)),
      country: text,
      zip: text,
      region: nullable(oneOf(regions)),
      isPublished: bool,
      isReleased: bool,
    },
    sql`select (document ->> 'id')::int as id, coalesce(document ->> 'name', '') as name,
          document ->> 'topic' as topic, document ->> 'url' as url,
          (document ->> 'isPublished')::boolean as "isPublished", is_released as "isReleased", l.country, l.zip, l.region
        from ${homes} l, lateral (${papers}) found
        where l.id = ${listingId} and document ->> 'url' ~* '^https?://'
        order by position, is_released desc`,
  )
  return stored.map(({ id, url, isPublished, isReleased, ...document }) => ({
    id,
    url,
    isPublished,
    isReleased,
    name: documentTitle(document, document, locale),
  }))
}
