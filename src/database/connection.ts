import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

import { env } from '@/env'

import './quiet-errors'

export type Database = NodePgDatabase & { $client: pg.Pool }

// Counts and sums fit in a double; as strings they only invite mistakes.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export interface ConnectOptions {
  url?: string
  /** Past a pooler: a connection of one's own, for LISTEN and for locks that outlive a transaction. */
  isDirect?: boolean
  poolSize?: number
  /** Long statements belong to the worker; a visitor does not wait that long. */
  statementTimeoutMs?: number
}

export const directUrl = env.DATABASE_DIRECT_URL || env.DATABASE_URL

export function connect({
  url,
  isDirect = false,
  poolSize,
  statementTimeoutMs = 15_000,
}: ConnectOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url ?? (isDirect ? directUrl : env.DATABASE_URL),
    max: poolSize ?? env.DATABASE_POOL_SIZE,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 3000,
    application_name: 'gevel',
  })
  // Without listeners a connection that the server closes, idle or at work, would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return drizzle(pool)
}

const shared = globalThis as { gevelDatabase?: Database; gevelPortalDatabase?: Database }

/** The pool of this process, opened at first use. */
export function database(): Database {
  return (shared.gevelDatabase ??= connect())
}

/** Few owners look at a time. */
export const portalPoolSize = 3

/** For owners who are signed in: connections that see no home but theirs, whatever is asked over them. */
export function portalDatabase(): Database {
  return (shared.gevelPortalDatabase ??= env.PORTAL_DATABASE_URL
    ? connect({ url: env.PORTAL_DATABASE_URL, poolSize: portalPoolSize })
    : database())
}
