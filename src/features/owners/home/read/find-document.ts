import type { Database } from '@/database/connection'
import type { StoredDocument } from '@/features/leads/documents/listing-documents'
import type { Locale } from '@/i18n/locales'

import type { Owner } from '../../owner-session'
import { asOwner } from './as-owner'
import { findHome } from './find-home'

/** A paper of the owner's own home; its address stays on the server. */
export function findOwnDocument(
  db: Database,
  owner: Pick<Owner, 'accountId'>,
  { listingId, documentId, locale }: { listingId: number; documentId: number; locale: Locale },
): Promise<StoredDocument | null> {
  return asOwner(db, owner.accountId, async (reads) => {
    const home = await findHome(reads, listingId)
    const document = home?.documents.find(({ id }) => id === documentId)
    return document ? { id: document.id, url: document.url, name: document.names[locale] } : null
  })
}
