import pg from 'pg'

type Query = (this: pg.Client, ...values: unknown[]) => unknown

/** What is sent to any database of this process while some work is done, statement by statement. */
export async function countStatements<Answer>(
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; statements: string[] }> {
  const statements: string[] = []
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function (...values) {
    const [first] = values
    statements.push(typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? ''))
    return query.apply(this, values)
  }
  try {
    return { answer: await work(), statements }
  } finally {
    prototype.query = query
  }
}
