import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { type Queryable, rows } from '@/database/query'
import { mainLanguage } from '@/domain/language'

export const publishDueTask = 'publish-due'

interface DueDraft extends Record<string, unknown> {
  collection: 'pages' | 'articles'
  id: number
}

export interface PublishDueLog {
  published: (draft: DueDraft) => void
  /** Tried again a minute later: an editor may have to free an address first. */
  failed: (draft: DueDraft, error: unknown) => void
}

/** Publishes the latest draft of everything whose moment has come. */
export async function publishDue(
  { payload, db }: { payload: Payload; db: Queryable },
  log: PublishDueLog,
): Promise<void> {
  for (const draft of await listDue(db)) {
    try {
      await payload.update({
        collection: draft.collection,
        id: draft.id,
        // The draft holds the words of all languages; the language named here only says through which one it is saved.
        locale: mainLanguage,
        data: { _status: 'published', publishAt: null },
      })
      log.published(draft)
    } catch (error) {
      log.failed(draft, error)
    }
  }
}

function listDue(db: Queryable): Promise<DueDraft[]> {
  return rows<DueDraft>(
    db,
    sql`select 'pages' as collection, parent_id as id from _pages_v
        where latest and version__status = 'draft' and version_publish_at <= now()
        union all
        select 'articles', parent_id from _articles_v
        where latest and version__status = 'draft' and version_publish_at <= now()`,
  )
}
