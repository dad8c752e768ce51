import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int } from '@/database/row'

/** Tags that were not sent to the caches yet. */
export async function purgeBacklog(db: Reads): Promise<number> {
  const [found] = await rows(
    db,
    { waiting: int },
    sql`select count(*) as waiting from http_cache.purge where purged_at is null`,
  )
  return found?.waiting ?? 0
}
