import { DrizzleQueryError } from 'drizzle-orm/errors'
import { PgPreparedQuery } from 'drizzle-orm/pg-core'

type Values = unknown[]
interface Statement {
  queryWithCache(text: string, values: Values, run: () => Promise<unknown>): Promise<unknown>
}

// Drizzle writes the values of a failed statement into its error, from where a visitor's name and message get into
// logs. Every statement passes here.
// eslint-disable-next-line no-restricted-syntax -- the types leave the method out
const prototype = PgPreparedQuery.prototype as unknown as Statement
const { queryWithCache } = prototype

prototype.queryWithCache = async function (this: Statement, text, values, run) {
  try {
    return await queryWithCache.call(this, text, values, run)
  } catch (error) {
    throw error instanceof DrizzleQueryError ? new DrizzleQueryError(error.query, [], error.cause) : error
  }
}
