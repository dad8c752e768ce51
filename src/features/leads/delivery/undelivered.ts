import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { float, int, type RowOf } from '@/database/row'

const undeliveredRow = { pending: int, dead: int, oldestSeconds: float }
export type Undelivered = RowOf<typeof undeliveredRow>

/** What has not reached the agency, the visitor or the platform: still tried, given up, and how long the oldest waits. */
export async function findUndelivered(db: Reads): Promise<Undelivered> {
  const [found] = await rows(
    db,
    undeliveredRow,
    sql`select count(*) filter (where state = 'pending') as pending, count(*) filter (where state = 'dead') as dead,
          coalesce(extract(epoch from now() - min(queued_at) filter (where state = 'pending')), 0)::float8
            as "oldestSeconds"
        from lead.sending where state = 'pending' or state = 'dead'`,
  )
  return found ?? { pending: 0, dead: 0, oldestSeconds: 0 }
}
