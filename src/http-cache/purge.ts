import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Queryable, rows } from '@/database/query'
import { env } from '@/env'

/** Notes in the transaction that changes a page's data which pages are then out of date. */
export async function queuePurge(tx: Queryable, tags: Iterable<string>): Promise<void> {
  const unique = [...new Set(tags)].sort()
  if (unique.length === 0) return
  await tx.execute(
    sql`insert into http_cache.purge (tag) select unnest(${sql.param(unique)}::text[]) on conflict do nothing`,
  )
}

export interface CacheSettings {
  urls: string[]
  secret: string
}

const configuredCaches: CacheSettings = { urls: env.CACHE_PURGE_URLS, secret: env.CACHE_PURGE_SECRET }

const tagsPerRequest = 200

/** Tells every cache what changed. A tag stays noted until all caches have taken it; answers how many were told. */
export async function drainPurges(db: Database, caches: CacheSettings = configuredCaches): Promise<number> {
  let told = 0
  for (;;) {
    const batch = await db.transaction(async (tx) => {
      const taken = await rows<{ tag: string }>(
        tx,
        sql`delete from http_cache.purge where tag in
              (select tag from http_cache.purge order by queued_at limit ${tagsPerRequest} for update skip locked)
            returning tag`,
      )
      // Inside the transaction on purpose: a cache that does not answer leaves the tags noted.
      if (taken.length > 0) await Promise.all(caches.urls.map((url) => purge(url, caches.secret, taken)))
      return taken.length
    })
    told += batch
    if (batch < tagsPerRequest) return told
  }
}

async function purge(url: string, secret: string, tags: { tag: string }[]): Promise<void> {
  const response = await fetch(url, {
    method: 'PURGE',
    headers: { 'X-Purge-Secret': secret, 'X-Purge-Tags': tags.map(({ tag }) => tag).join(' ') },
    signal: AbortSignal.timeout(5000),
  })
  await response.arrayBuffer()
  if (!response.ok)
    throw new Error(`The cache at ${new URL(url).host} refused a purge: HTTP ${response.status}`)
}
