import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rowCount, type Transaction } from '@/database/query'
import { mainLanguage } from '@/domain/language'
import { linkSince } from '@/domain/lead/link-purpose'

import { contacted, type Handling } from '../inbox/handle-lead'
import { at, findLead } from '../lead-row'
import { queueLetters } from '../delivery/outbox'
import { listAll } from './list-all-documents'

/** One mail for all that is released within this time: an agent presses one button after the other. */
const gatheredSeconds = 60

/**
 * Lets one person read what the platform does not publish, for as long as a link to documents is good; false when there
 * is nothing to release, or it was already.
 */
export async function releaseDocument(
  db: Database,
  { documentId, ...handling }: Handling & { documentId: number },
): Promise<boolean> {
  const { leadId, actorId, now } = handling
  return db
    .transaction(async (tx) => {
      const lead = await findLead(tx, leadId)
      if (lead?.kind !== 'documents' || lead.listingId === null || lead.email === null) return false
      const documents = await listAll(tx, { listingId: lead.listingId, locale: mainLanguage })
      const document = documents.find(({ id, isPublished }) => id === documentId && !isPublished)
      if (!document) return false
      const kind = 'document-released'
      const isThere = await contacted(tx, handling, {
        change: sql`status = status`,
        kind,
        detail: { document: document.name },
      })
      if (!isThere) return false
      const released = await rowCount(
        tx,
        sql`insert into lead.document_release (lead_id, document_id, released_at, released_by)
          values (${leadId}::uuid, ${documentId}, ${at(now)}, ${actorId})
          on conflict (lead_id, document_id) do update
            set released_at = excluded.released_at, released_by = excluded.released_by
            where document_release.released_at <= ${at(linkSince('documents', now))}
          returning 1`,
      )
      if (released === 0) throw new AlreadyReleased()
      if (!(await isMailWaiting(tx, leadId)))
        await queueLetters(tx, [{ leadId, kind: 'documents-released' }], now, gatheredSeconds)
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof AlreadyReleased) return false
      throw error
    })
}

/** It names what is released when it is written. Nobody takes it before this transaction ends. */
async function isMailWaiting(tx: Transaction, leadId: string): Promise<boolean> {
  const waiting = await rowCount(
    tx,
    sql`select 1 from lead.letter
        where lead_id = ${leadId}::uuid and kind = 'documents-released' and state = 'pending' and tries = 0
        for update`,
  )
  return waiting > 0
}

/** Undoes the second release: a double click is recorded once. */
class AlreadyReleased extends Error {}
