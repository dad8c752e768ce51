import { z } from 'zod'

import type { Database } from '@/database/connection'
import type { LegalFact } from '@/domain/legal/legal-fact'

import { checkPublications, type CheckOutcome } from './check-publications'

export const publicationTask = 'check-publications'

const jobSchema = z.object({ changedOnly: z.boolean().default(false) })

export interface PublicationLog {
  finished: (outcome: CheckOutcome) => void
  failed: (error: unknown) => void
}

interface PublicationTaskNeeds {
  log: PublicationLog
  readLegalFacts: () => Promise<readonly LegalFact[]>
}

/** Every night all homes, because certificates expire by themselves; after a sync those that changed. */
export function checkPublicationsTask(
  db: Database,
  { log, readLegalFacts }: PublicationTaskNeeds,
): (data: object) => Promise<void> {
  return async (data) => {
    try {
      log.finished(
        await checkPublications(db, { ...jobSchema.parse(data), legalFacts: await readLegalFacts() }),
      )
    } catch (error) {
      log.failed(error)
      throw error
    }
  }
}
