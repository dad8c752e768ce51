import { z } from 'zod'

import { type SyncServices, syncListings } from './sync-listings'
import type { SyncRun } from './sync-run'

export const syncTask = 'sync-listings'

const jobSchema = z.object({ kind: z.enum(['full', 'incremental']).default('incremental') })

export interface SyncLog {
  finished: (run: SyncRun) => void
  busy: () => void
  failed: (error: unknown) => void
}

/** The job is only a wake-up call: whoever comes second finds the lock taken and goes home. */
export function syncListingsTask(services: SyncServices, log: SyncLog): (data: object) => Promise<void> {
  return async (data) => {
    const { kind } = jobSchema.parse(data)
    try {
      const run = await syncListings(services, kind)
      if (run) log.finished(run)
      else log.busy()
      // Only a full run notices what the platform stopped publishing: it must not get lost behind a smaller one.
      if (kind === 'full' && run?.kind !== 'full') throw new Error('The full run has to wait for another one')
    } catch (error) {
      log.failed(error)
      throw error
    }
  }
}
