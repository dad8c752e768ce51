import { sql } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { bool, int, text } from '@/database/row'

export interface Colleague {
  id: number
  name: string
  email: string
  /** Whether a session of theirs was ever noted: who never came in may be invited again. */
  hasEntered: boolean
}

export async function findColleague(db: Queryable, id: number): Promise<Colleague | null> {
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return null
  const [found] = await rows(
    db,
    { id: int, name: text, email: text, hasEntered: bool },
    sql`select u.id, u.name, u.email,
          exists (select from colleague.session s where s.user_id = u.id)
            or exists (select from ${payloadTables.users_sessions} p where p._parent_id = u.id) as "hasEntered"
        from ${payloadTables.users} u where u.id = ${id}`,
  )
  return found ?? null
}
