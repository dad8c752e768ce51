import { sql } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'
import { type Reads, rows } from '@/database/query'
import { int, moment, nullable, text } from '@/database/row'
import type { Lead } from '@/domain/lead/lead'
import { linkSince } from '@/domain/lead/link-purpose'
import type { Locale } from '@/i18n/locales'

import { listAll } from './list-all-documents'
import type { OfferedDocument } from './listing-documents'

export interface FiledDocument extends OfferedDocument {
  isPublished: boolean
  /** Who released it for this lead, and when; `isOver` once its links have ended. */
  release: { by: string | null; at: Date; isOver: boolean } | null
}

/** The documents of the home a request is about, for who decides what may leave. */
export async function listFiledDocuments(
  db: Reads,
  { lead, locale, now }: { lead: Lead; locale: Locale; now: Date },
): Promise<FiledDocument[]> {
  if (lead.kind !== 'documents' || lead.listingId === null) return []
  const [documents, releases] = await Promise.all([
    listAll(db, { listingId: lead.listingId, locale }),
    rows(
      db,
      { documentId: int, by: nullable(text), at: moment },
      sql`select r.document_id as "documentId", r.released_at as at, u.name as by
          from lead.document_release r left join ${payloadTables.users} u on u.id = r.released_by
          where r.lead_id = ${lead.id}::uuid`,
    ),
  ])
  return documents.map(({ id, name, isPublished }) => {
    const release = releases.find(({ documentId }) => documentId === id)
    if (!release) return { id, name, isPublished, release: null }
    const releasedAt = new Date(release.at)
    const isOver = releasedAt <= linkSince('documents', now)
    return { id, name, isPublished, release: { by: release.by, at: releasedAt, isOver } }
  })
}
