import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { versionsOf, versionWordsOf } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { int, nullable, oneOf, type RowOf, text } from '@/database/row'
import { languages, mainLanguage } from '@/domain/language'

export const publishDueTask = 'publish-due'

const dueDraftRow = {
  collection: oneOf(['pages', 'articles', 'sections']),
  id: int,
  /** The one that was planned, or else one it is written in, ours if possible. */
  language: oneOf(languages),
  publishIn: oneOf(['all', ...languages]),
  /** Of the draft that was planned. */
  revision: nullable(text),
}
type DueDraft = RowOf<typeof dueDraftRow>

export interface PublishDueLog {
  published: (draft: DueDraft) => void
  /** Tried again a minute later: an editor may have to free an address first. */
  failed: (draft: DueDraft, error: unknown) => void
}

/** Publishes the latest draft of everything that was planned and whose moment has come. */
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
        ...(draft.publishIn !== 'all' && { publishSpecificLocale: draft.publishIn }),
        data: {
          ...{ _status: 'published', publishAt: null, publishIn: null },
          // Refused if somebody saved since the list was read: they may have taken the date away.
          revision: draft.revision ?? undefined,
        },
      })
      log.published(draft)
    } catch (error) {
      log.failed(draft, error)
    }
  }
}

function listDue(db: Queryable): Promise<DueDraft[]> {
  const writtenIn = (locales: SQL) => sql`coalesce(nullif(version_publish_in::text, 'all'),
    (select _locale::text from ${locales} where _parent_id = v.id and version_title <> ''
     order by _locale <> ${mainLanguage}, _locale limit 1), ${mainLanguage}) as language, version_publish_in::text as "publishIn",
    version_revision as revision`
  const isDue = sql`latest and version__status = 'draft' and version_publish_at <= now() and version_publish_in is not null
    and version_deleted_at is null`
  return rows(
    db,
    dueDraftRow,
    sql.join(
      (['pages', 'articles', 'sections'] as const).map(
        (collection) =>
          sql`select ${collection}::text as collection, parent_id as id, ${writtenIn(versionWordsOf(collection))}
              from ${versionsOf(collection)} v where ${isDue}`,
      ),
      sql` union all `,
    ),
  )
}
