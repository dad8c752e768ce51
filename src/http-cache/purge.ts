import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { listenTo } from '@/database/listen'
import { type Queryable, rows, type Transaction } from '@/database/query'
import { bool, text } from '@/database/row'
import { env } from '@/env'

/**
 * Notes in the transaction that changes a page's data which pages are then out of date. Those that show what is now to
 * be hidden are `hiding`: no cache may show them once more, not even while the site is down.
 */
export async function queuePurge(
  tx: Queryable,
  tags: Iterable<string>,
  hiding: Iterable<string> = [],
): Promise<void> {
  const [soft, hard] = [[...new Set(tags)], [...new Set(hiding)]]
  if (soft.length + hard.length === 0) return
  await tx.execute(sql`select http_cache.note_purge(${sql.param(soft)}::text[], ${sql.param(hard)}::text[])`)
  // Heard by the worker once the transaction is committed, and only then.
  await tx.execute(sql`select pg_notify(${purgeChannel}, '')`)
}

const purgeChannel = 'gevel_purge'

/** Calls back soon after tags were noted; the sweep that goes on besides makes up for a notification that is lost. */
export function listenForPurges(db: Database, onNoted: () => void): Promise<() => void> {
  return listenTo(db, purgeChannel, onNoted)
}

export interface CacheSettings {
  urls: string[]
  secret: string
}

const configuredCaches: CacheSettings = { urls: env.CACHE_PURGE_URLS, secret: env.CACHE_PURGE_SECRET }

const tagsPerRequest = 200

/**
 * Notifies every cache of what changed; answers how many tags were sent. A tag is sent twice: a page whose data was read
 * just before the change may be stored just after the first purge.
 */
export async function drainPurges(db: Database, caches: CacheSettings = configuredCaches): Promise<number> {
  let told = 0
  // The database's own clock: the tags were noted by it.
  const [clock] = await rows(db, { now: text }, sql`select clock_timestamp()::text as now`)
  const startedAt = clock?.now ?? ''
  for (;;) {
    const { taken, error } = await db.transaction((tx) => purgeBatch(tx, caches, startedAt))
    if (error) throw error
    told += taken
    if (taken < tagsPerRequest) return told
  }
}

const secondPurgeAfter = sql.raw("interval '30 seconds'")

async function purgeBatch(
  tx: Transaction,
  caches: CacheSettings,
  startedAt: string,
): Promise<{ taken: number; error?: Error }> {
  const due = await rows(
    tx,
    { tag: text, isHard: bool },
    sql`select tag, is_hard as "isHard" from http_cache.purge
        where (purged_at is null or purged_at < now() - ${secondPurgeAfter}) and queued_at <= ${startedAt}::timestamptz
        order by queued_at limit ${tagsPerRequest} for update skip locked`,
  )
  const tags = due.map(({ tag }) => tag)
  if (tags.length === 0) return { taken: 0 }
  const among = sql`tag = any(${sql.param(tags)}::text[])`
  const asked = [true, false]
    .map((isHard) => ({ isHard, tags: due.filter((one) => one.isHard === isHard).map(({ tag }) => tag) }))
    .filter((request) => request.tags.length > 0)
  const answers = await Promise.allSettled(
    caches.urls.flatMap((url) => asked.map((request) => purge(url, caches.secret, request))),
  )
  const failure = answers.find((answer) => answer.status === 'rejected')
  if (failure) {
    // To the end of the line, so that one cache that is down does not hold up the tags behind these.
    await tx.execute(sql`update http_cache.purge set queued_at = clock_timestamp() where ${among}`)
    return {
      taken: tags.length,
      error: new Error('A cache was not told what changed', { cause: failure.reason }),
    }
  }
  await tx.execute(sql`delete from http_cache.purge where purged_at is not null and ${among}`)
  await tx.execute(sql`update http_cache.purge set purged_at = clock_timestamp() where ${among}`)
  return { taken: tags.length }
}

async function purge(
  url: string,
  secret: string,
  { isHard, tags }: { isHard: boolean; tags: string[] },
): Promise<void> {
  const response = await fetch(url, {
    method: 'PURGE',
    headers: {
      'X-Purge-Secret': secret,
      'X-Purge-Tags': tags.join(' '),
      ...(isHard && { 'X-Purge-Hard': '1' }),
    },
    signal: AbortSignal.timeout(5000),
  })
  await response.arrayBuffer()
  if (!response.ok)
    throw new Error(`The cache at ${new URL(url).host} refused a purge: HTTP ${response.status}`)
}
