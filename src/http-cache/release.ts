import { sql } from 'drizzle-orm'

import { type Database, database } from '@/database/connection'
import { rows } from '@/database/query'
import { text } from '@/database/row'

import { queuePurge } from './purge'
import { buildTag } from './cache-headers'

/** Cached pages name the scripts of the build that made them: when another build answers, those of the last one are old. */
export async function announceRelease(buildId: string, db: Database = database()): Promise<void> {
  await db.transaction(async (tx) => {
    const [last] = await rows(
      tx,
      { buildId: text },
      sql`select build_id as "buildId" from http_cache.release for update`,
    )
    if (last?.buildId === buildId) return
    await tx.execute(
      sql`insert into http_cache.release (build_id) values (${buildId})
          on conflict (is_current) do update set build_id = excluded.build_id`,
    )
    if (last) await queuePurge(tx, [buildTag(last.buildId)])
  })
}

/** A copy that leaves after another build took over may have filled the cache once more. */
export async function retireBuild(buildId: string, db: Database = database()): Promise<void> {
  const [current] = await rows(
    db,
    { buildId: text },
    sql`select build_id as "buildId" from http_cache.release`,
  )
  if (current && current.buildId !== buildId) await queuePurge(db, [buildTag(buildId)])
}
