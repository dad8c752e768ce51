import { fileURLToPath } from 'node:url'

import { migrate } from 'drizzle-orm/node-postgres/migrator'

import type { Database } from './connection'
import { locks } from './locks'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Brings our own schemas up to date; several copies may start it at once, one does the work. */
export async function migrateDatabase(db: Database): Promise<void> {
  const lock = await db.$client.connect()
  try {
    await lock.query('select pg_advisory_lock($1)', [locks.migration])
    await migrate(db, { migrationsFolder, migrationsSchema: 'migration', migrationsTable: 'applied' })
  } finally {
    lock.release(true)
  }
}
