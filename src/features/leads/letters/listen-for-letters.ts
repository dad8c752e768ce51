import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { listenTo } from '@/database/listen'
import type { Queryable } from '@/database/query'

const channel = 'gevel_letter'

/** For a letter that somebody waits for; the worker hears of it once the transaction is committed. */
export async function announceLetters(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, '')`)
}

/** Calls back soon after a letter was queued; those whose notification is lost go out within the minute. */
export function listenForLetters(db: Database, onQueued: () => void): Promise<() => void> {
  return listenTo(db, channel, onQueued)
}
