import type { Queryable } from '@/database/query'
import type { Lead } from '@/domain/lead/lead'

import { findLead } from '../lead-row'
import { listStored, type StoredDocument } from './listing-documents'

/** What a link opens: the documents that were asked for and are still there; `null` without such a request. */
export async function findRequested(
  db: Queryable,
  leadId: string,
): Promise<{ lead: Lead; documents: StoredDocument[] } | null> {
  const lead = await findLead(db, leadId)
  if (lead?.kind !== 'documents' || lead.listingId === null) return null
  const asked = new Set(Array.isArray(lead.answers.documents) ? lead.answers.documents : [])
  const documents = (await listStored(db, lead.listingId)).filter(({ id }) => asked.has(id))
  return { lead, documents }
}
