import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

import type { Database } from './connection'

const dialect = new PgDialect()

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Queryable = Database | Transaction

/** Runs one statement; the caller names the shape of a row, which the statement must hold. */
export async function rows<Row extends Record<string, unknown>>(
  db: Queryable,
  statement: SQL,
): Promise<Row[]> {
  const result = await db.execute(statement)
  return result.rows as Row[]
}

/** The text and parameters a statement is sent with: for tests, and to measure it bare. */
export function statementText(statement: SQL): { sql: string; params: unknown[] } {
  const { sql, params } = dialect.sqlToQuery(statement)
  return { sql, params }
}
