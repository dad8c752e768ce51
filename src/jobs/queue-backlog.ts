import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { float, int, type RowOf, text } from '@/database/row'

const backlogRow = { task: text, waiting: int, oldestSeconds: float }
export type TaskBacklog = RowOf<typeof backlogRow>

/** Jobs that are due and that no worker has taken yet, by task; a task without any is left out. */
export function queueBacklog(db: Reads): Promise<TaskBacklog[]> {
  return rows(
    db,
    backlogRow,
    sql`select name as task, count(*) as waiting,
          extract(epoch from now() - min(start_after))::float8 as "oldestSeconds"
        from pgboss.job where state < 'active' and start_after <= now() group by name`,
  )
}
