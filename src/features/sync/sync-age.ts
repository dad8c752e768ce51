import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { bool, float, type RowOf } from '@/database/row'

const ageRow = { seconds: float, isFlagged: bool }
export type SyncAge = RowOf<typeof ageRow>

/** How long ago the last run began that went to its end, and whether it was flagged; `null` before the first. */
export async function findSyncAge(db: Reads): Promise<SyncAge | null> {
  const [last] = await rows(
    db,
    ageRow,
    sql`select extract(epoch from now() - started_at)::float8 as seconds, state = 'flagged' as "isFlagged"
        from sync.run where state in ('done', 'flagged') order by started_at desc limit 1`,
  )
  return last ?? null
}
