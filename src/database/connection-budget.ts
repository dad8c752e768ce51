import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'

import { env } from '@/env'

import { type Database, portalPoolSize } from './connection'
import { type Reads, rows } from './query'
import { int } from './row'

export type Program = 'web' | 'cms' | 'worker'

/** What one process holds when all of its pools are full; docs/operations.md adds them up. */
export function mostConnections(program: Program): number {
  const pool = env.DATABASE_POOL_SIZE
  if (program === 'web') return pool + (env.PORTAL_DATABASE_URL ? portalPoolSize : 0)
  // That of the admin, and that of what it shows of the site.
  if (program === 'cms') return 2 * pool
  return pool + workerPoolSize + queuePoolSize + listeners
}

export const workerPoolSize = 12
export const queuePoolSize = 4
/** One for each channel of which the worker hears. */
const listeners = 8

export interface Room {
  /** For all programs together. */
  most: number
  used: number
}

/** What PostgreSQL gives out, and how much of it is taken just now. */
export async function connectionRoom(db: Reads): Promise<Room> {
  const [room] = await rows(
    db,
    { most: int, used: int },
    sql`select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
          (select count(*)::int from pg_stat_activity
            where backend_type = 'client backend' and pid <> pg_backend_pid()) as used`,
  )
  return room ?? { most: 0, used: 0 }
}

/** Says at the start what would otherwise be errors under load. A site that has few visitors runs all the same. */
export async function checkConnections(
  program: Program,
  { db, log }: { db: Database; log: Pick<Logger, 'warn' | 'error'> },
): Promise<void> {
  // Without an answer there is nothing to say; whoever needs the database says that it is away.
  const room = await connectionRoom(db).catch(() => null)
  if (!room) return
  const needed = mostConnections(program)
  const told = { needed, ...room }
  if (needed > room.most)
    log.error(told, 'PostgreSQL gives out fewer connections than this process may ask for')
  else if (needed > room.most - room.used)
    log.warn(
      told,
      'few connections are left: lower DATABASE_POOL_SIZE or raise max_connections of PostgreSQL',
    )
}
