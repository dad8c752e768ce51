import type { Database } from '@/database/connection'

import { matchChangedHomes, type Matched } from './match-changed-homes'

export const matchDemandsTask = 'match-demands'

export interface MatchLog {
  finished: (matched: Matched) => void
  failed: (error: unknown) => void
}

/** After each sync; what it finds is mailed at once, daily or weekly, as each person chose. */
export function matchDemandsWork(db: Database, log: MatchLog): () => Promise<void> {
  return async () => {
    try {
      log.finished(await matchChangedHomes(db, () => new Date()))
    } catch (error) {
      log.failed(error)
      throw error
    }
  }
}
