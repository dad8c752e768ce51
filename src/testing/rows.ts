import type { SQL } from 'drizzle-orm'

import type { Reads } from '@/database/query'

/** Rows for a test, which says itself what must be in them. Code that runs declares them: see src/database/row.ts. */
export async function rows<Row = Record<string, unknown>>(db: Reads, statement: SQL): Promise<Row[]> {
  const answer = await db.execute(statement)
  return answer.rows as Row[]
}
