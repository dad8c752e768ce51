import { sql } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { text } from '@/database/row'

export async function emailOf(db: Queryable, userId: number): Promise<string | null> {
  const [found] = await rows(
    db,
    { email: text },
    sql`select email from ${payloadTables.users} where id = ${userId}`,
  )
  return found?.email ?? null
}
