import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { documentForm } from '@/features/content/published/documents'
import { updateShownHomes } from '@/features/listings/store/update-shown-homes'

/** What an editor's save of the settings does to homes; answers the tags it purges. */
export async function publishSettings(
  db: Database,
  settings: { ignoredMarquees?: number[]; hideCity?: boolean },
): Promise<string[]> {
  await db.execute(
    sql`insert into content.published (version, language, key, document)
        values (${documentForm}, 'nl', 'settings', ${JSON.stringify(settings)}::jsonb)
        on conflict (version, language, key) do update set document = excluded.document`,
  )
  return updateShownHomes(db)
}
