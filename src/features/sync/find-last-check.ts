import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { moment } from '@/database/row'

/** When the platform was last asked, to the end, what had changed; `null` before the first time. */
export async function findLastCheck(db: Reads): Promise<string | null> {
  const [last] = await rows(
    db,
    { startedAt: moment },
    sql`select started_at as "startedAt" from sync.run where state in ('done', 'flagged')
        order by started_at desc limit 1`,
  )
  return last?.startedAt ?? null
}
