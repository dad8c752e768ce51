import { readFile } from 'node:fs/promises'

import { sql } from 'drizzle-orm'

import { type Database, database } from '@/database/connection'
import { rows } from '@/database/query'

import { queuePurge } from './purge'
import { siteTag } from './response-cache'

/** Cached pages name the scripts of the build that made them, so another build makes all of them old. */
export async function announceRelease(db: Database = database(), buildId?: string): Promise<boolean> {
  const id = buildId ?? (await readFile('.next/BUILD_ID', 'utf8')).trim()
  return db.transaction(async (tx) => {
    const changed = await rows(
      tx,
      sql`insert into http_cache.release as current (build_id) values (${id})
          on conflict (is_current) do update set build_id = excluded.build_id
          where current.build_id <> excluded.build_id
          returning build_id`,
    )
    if (changed.length > 0) await queuePurge(tx, [siteTag])
    return changed.length > 0
  })
}
