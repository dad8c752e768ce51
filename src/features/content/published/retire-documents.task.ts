import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import type { Database } from '@/database/connection'

import { listUnread, removeUnread } from './readers'
import { rebuildPublished } from './rebuild-published'
import { lockPublished } from './stored-documents'

export const retireDocumentsTask = 'retire-documents'

/** Removes the documents of earlier releases once the last process that read them has gone; answers their versions. */
export async function retireDocuments(payload: Payload, db: Database): Promise<number[]> {
  await db.execute(sql`delete from content.reader where seen_at < now() - interval '1 day'`)
  if ((await listUnread(db)).length === 0) return []
  // Editors who still saved in the release that went wrote its documents alone: those of this one follow now.
  await rebuildPublished(payload)
  return db.transaction(async (tx) => {
    await lockPublished(tx)
    return removeUnread(tx, 'earlier')
  })
}
