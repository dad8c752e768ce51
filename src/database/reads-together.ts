import { sql, type SQL } from 'drizzle-orm'

import type { Reads } from './query'

interface Waiting {
  statement: SQL
  resolve: (answer: { rows: unknown[] }) => void
  reject: (reason: unknown) => void
}

/** What the rules of rows go by, for one statement alone. */
export interface RowSetting {
  name: string
  value: string
}

/**
 * Sends what one request reads at the same time as one statement, of which each read is a column with its rows as JSON.
 * A page of eight small reads then costs one journey to the database and one connection. Moments come as ISO text.
 * For statements that write, or that run long and should run beside others, there is the database itself.
 */
export function readsTogether(db: Reads, setting?: RowSetting): Reads {
  let waiting: Waiting[] = []

  async function send(): Promise<void> {
    const batch = waiting
    waiting = []
    try {
      const answer = await db.execute(
        together(
          batch.map(({ statement }) => statement),
          setting,
        ),
      )
      const columns = answer.rows[0] as Record<string, unknown[]>
      batch.forEach(({ resolve }, index) => resolve({ rows: columns[`r${index}`] ?? [] }))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return {
    execute: (statement) =>
      new Promise((resolve, reject) => {
        // After all that can go on without an answer: every read that does not wait for another is in.
        if (waiting.push({ statement, resolve, reject }) === 1) setImmediate(() => void send())
      }),
  }
}

function together(statements: readonly SQL[], setting?: RowSetting): SQL {
  const columns = statements.map((statement, index) => {
    const name = sql.raw(`r${index}`)
    return sql`(select coalesce(json_agg(row_to_json(${name})), '[]') from (${statement}) ${name}) as ${name}`
  })
  const answer = sql`select ${sql.join(columns, sql`, `)}`
  if (!setting) return answer
  // The row comes before its columns: each of them is read when the setting is made.
  return sql`with allowed as materialized (select set_config(${setting.name}, ${setting.value}, true)) ${answer} from allowed`
}
