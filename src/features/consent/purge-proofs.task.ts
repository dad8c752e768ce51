import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rowCount } from '@/database/query'
import { keptTimes } from '@/domain/rights/kept-times'

export const purgeProofsTask = 'purge-consent-proofs'

/** Deletes the proofs that have been kept long enough; answers how many. */
export async function purgeProofs(db: Database, now: Date): Promise<number> {
  const gone = await rowCount(
    db,
    sql`delete from consent.answer
        where saved_at < ${now.toISOString()}::timestamptz - make_interval(months => ${keptTimes.consentProof.months})
        returning 1`,
  )
  return gone
}
