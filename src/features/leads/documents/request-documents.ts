import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { bool } from '@/database/row'
import type { LeadInput } from '@/domain/lead/lead'
import { linkSince } from '@/domain/lead/link-purpose'
import { otherDocuments } from '@/domain/lead/other-documents'

import { at } from '../lead-row'
import { isWithinLimits } from '../guard/limits'
import { type Submission, submitLead, type SubmitServices } from '../submit-lead'
import { listPublished } from './listing-documents'

export type DocumentRequest =
  | Submission
  /** Their links still work. */
  | { state: 'already-requested' }
  /** Not one of these documents belongs to this home. */
  | { state: 'unknown' }

/** Only what the home publishes is kept in the request, or the wish for others; the links that follow open nothing else. */
export async function requestDocuments(
  services: SubmitServices & { db: Database },
  input: LeadInput,
): Promise<DocumentRequest> {
  const { listingId, answers } = input
  if (listingId === undefined) return { state: 'unknown' }
  const published = await listPublished(services.db, { listingId, locale: input.language })
  const offered = new Set([...published.map(({ id }) => id), otherDocuments])
  const asked = Array.isArray(answers.documents) ? answers.documents.filter((id) => offered.has(id)) : []
  if (asked.length === 0) return { state: 'unknown' }
  const request = { ...input, answers: { ...answers, documents: asked } }
  return services.db
    .transaction(async (tx): Promise<DocumentRequest> => {
      // Two posts of one person wait for each other.
      const person = String(answers.email).toLowerCase()
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`documents:${listingId}:${person}`}))`)
      const submission = await submitLead({ ...services, db: tx }, request)
      if (submission.state !== 'saved') return submission
      const [earlier] = await rows(
        tx,
        { isThere: bool },
        sql`select lead.is_asked_before(${submission.lead.id}::uuid,
              ${at(linkSince('documents', services.now()))}) as "isThere"`,
      )
      if (earlier?.isThere) throw new AlreadyRequested()
      return submission
    })
    .catch(async (error: unknown): Promise<DocumentRequest> => {
      if (!(error instanceof AlreadyRequested)) throw error
      // Undone with the rest, and counted all the same: it says who asked before.
      const { db, limits, secret } = services
      const isAllowed = await isWithinLimits(db, { limits, secret, now: services.now() })
      return { state: isAllowed ? 'already-requested' : 'limited' }
    })
}

/** Undoes the second request. */
class AlreadyRequested extends Error {}
