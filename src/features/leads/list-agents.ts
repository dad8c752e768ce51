import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'

export interface Agent extends Record<string, unknown> {
  id: number
  name: string
}

/** Who can be given a lead: those who may read it. */
export async function listAgents(db: Queryable): Promise<Agent[]> {
  return rows<Agent>(
    db,
    sql`select id, coalesce(nullif(name, ''), email) as name from users
        where role in ('admin', 'editor') order by lower(name), id`,
  )
}
