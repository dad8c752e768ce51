import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { listenTo } from '@/database/listen'
import type { Queryable } from '@/database/query'

const channel = 'gevel_lead'

/** Heard by the worker once the transaction is committed, and only then. */
export async function announceLead(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, '')`)
}

/** Calls back soon after a lead was saved; the sweep that goes on besides makes up for a notification that is lost. */
export function listenForLeads(db: Database, onSaved: () => void): Promise<() => void> {
  return listenTo(db, channel, onSaved)
}
