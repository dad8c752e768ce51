import { channel } from 'node:diagnostics_channel'

import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

import type { Database } from './connection'
import type { RowOf, Shape } from './row'

const dialect = new PgDialect()

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Queryable = Database | Transaction

/** All that a read needs of a database; see reads-together.ts for one that sends several reads at once. */
export interface Reads {
  execute(statement: SQL): Promise<{ rows: unknown[] }>
}

export interface DeclaredRead {
  statement: SQL
  shape: Shape
  answer: Promise<unknown[]>
}

/** Every read is announced here, for whoever listens: integration tests do, and compare. */
export const declaredReads = channel('gevel:declared-reads')

/** Runs one statement whose rows have the declared shape. */
export function rows<S extends Shape>(db: Reads, shape: S, statement: SQL): Promise<RowOf<S>[]> {
  const answer = answerOf(db, statement) as Promise<RowOf<S>[]>
  if (declaredReads.hasSubscribers) declaredReads.publish({ statement, shape, answer } satisfies DeclaredRead)
  return answer
}

/** Runs one statement of which only the number of rows matters: found, written or deleted. */
export async function rowCount(db: Reads, statement: SQL): Promise<number> {
  return (await answerOf(db, statement)).length
}

async function answerOf(db: Reads, statement: SQL): Promise<unknown[]> {
  const { rows: answer } = await db.execute(statement)
  return answer
}

/** The text and parameters a statement is sent with: for tests, and to measure it bare. */
export function statementText(statement: SQL): { sql: string; params: unknown[] } {
  const { sql, params } = dialect.sqlToQuery(statement)
  return { sql, params }
}
