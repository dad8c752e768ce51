import type { Reads } from '@/database/query'
import type { Lead } from '@/domain/lead/lead'
import type { Locale } from '@/i18n/locales'

import { findLead } from '../lead-row'
import { listReadable, type StoredDocument } from './listing-documents'

/**
 * What a link opens: the documents that were asked for while the platform publishes them, and those that an agent
 * released, named in the language of the request unless another is asked for; `null` without such a request.
 */
export async function findRequested(
  db: Reads,
  { leadId, locale }: { leadId: string; locale?: Locale },
): Promise<{ lead: Lead; documents: StoredDocument[] } | null> {
  const lead = await findLead(db, leadId)
  if (lead?.kind !== 'documents' || lead.listingId === null) return null
  const asked = new Set(Array.isArray(lead.answers.documents) ? lead.answers.documents : [])
  const question = { leadId, listingId: lead.listingId, locale: locale ?? lead.language }
  const opened = (await listReadable(db, question)).filter(
    ({ id, isReleased }) => isReleased || asked.has(id),
  )
  const once = new Map(opened.map((document) => [document.id, document]))
  return { lead, documents: [...once.values()].map(({ id, name, url }) => ({ id, name, url })) }
}
