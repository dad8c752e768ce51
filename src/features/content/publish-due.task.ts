import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { type Queryable, rows } from '@/database/query'
import { type Language, mainLanguage } from '@/domain/language'

export const publishDueTask = 'publish-due'

interface DueDraft extends Record<string, unknown> {
  collection: 'pages' | 'articles'
  id: number
  /** One it is written in, ours if possible. */
  language: Language
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
        // The draft holds the words of all languages; this one only says in which of them it must be complete.
        locale: draft.language,
        data: { _status: 'published', publishAt: null },
      })
      log.published(draft)
    } catch (error) {
      log.failed(draft, error)
    }
  }
}

function listDue(db: Queryable): Promise<DueDraft[]> {
  const writtenIn = (locales: SQL) => sql`coalesce(
    (select _locale::text from ${locales} where _parent_id = v.id and version_title <> ''
     order by _locale <> ${mainLanguage}, _locale limit 1), ${mainLanguage}) as language`
  const isDue = sql`latest and version__status = 'draft' and version_publish_at <= now()`
  return rows<DueDraft>(
    db,
    sql`select 'pages' as collection, parent_id as id, ${writtenIn(sql`_pages_v_locales`)}
        from _pages_v v where ${isDue}
        union all
        select 'articles', parent_id, ${writtenIn(sql`_articles_v_locales`)}
        from _articles_v v where ${isDue}`,
  )
}
