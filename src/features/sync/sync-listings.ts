import type { Database } from '@/database/connection'
import { storeListings } from '@/features/listings/store-listings'
import { queuePurge } from '@/http-cache/purge'
import type { ListPage, Platform } from '@/platforms/platform'

import { quarantine } from './quarantine'
import { removeAbsent } from './remove-absent'
import { syncLookups } from './sync-lookups'
import { closeRun, findRun, interruptRun, openRun, recordPage, type SyncKind, type SyncRun } from './sync-run'

export interface SyncServices {
  db: Database
  platform: Platform
  /** Called after each commit that may have put pages out of date; what it throws interrupts the run. */
  onCommit?: () => Promise<unknown>
  onProgress?: (progress: { rows: number; total: number }) => void
  rowsPerPage?: number
}

const lockKey = 718_232

/** Brings the site up to date with the platform; `null` when another run of this deployment is under way. */
export async function syncListings(services: SyncServices, kind: SyncKind): Promise<SyncRun | null> {
  const { db } = services
  // The lock lives as long as this connection, so a killed worker gives it up by dying.
  const lock = await db.$client.connect()
  try {
    const { rows } = await lock.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      lockKey,
    ])
    if (!rows[0]?.locked) return null
    const run = await openRun(db, kind)
    try {
      const reason = await carryOut(services, run)
      await closeRun(db, run, reason ? { state: 'flagged', reason } : { state: 'done' })
    } catch (error) {
      await interruptRun(db, run, error instanceof Error ? error.message : String(error))
      throw error
    }
    return await findRun(db, run.id)
  } finally {
    lock.release(true)
  }
}

/** Answers why the run is suspicious, `null` when it is not. */
async function carryOut(services: SyncServices, run: SyncRun): Promise<string | null> {
  const { db, platform, onCommit } = services
  await syncLookups(db, platform, run.id)
  await onCommit?.()
  for await (const page of pages(services, run)) {
    await storePage(db, run, page)
    await onCommit?.()
  }
  const reason = await removeAbsent(db, platform, run)
  await onCommit?.()
  return reason
}

/** Reads one page ahead, so that the platform works while we store. */
async function* pages(
  { platform, rowsPerPage = 250, onProgress }: SyncServices,
  run: SyncRun,
): AsyncIterable<ListPage> {
  const ask = (offset: number) =>
    platform.listListings({ offset, limit: rowsPerPage, ...(run.since && { changedSince: run.since }) })
  let offset = run.rowsDone
  let next = ask(offset)
  for (;;) {
    const page = await next
    offset += page.rows
    // A page that is cut short ends the reading; removeAbsent then sees that rows are missing.
    const isLast = offset >= page.total || page.rows < rowsPerPage
    if (!isLast) {
      next = ask(offset)
      // Should storing fail first, this answer is not awaited by anyone.
      next.catch(() => undefined)
    }
    yield page
    onProgress?.({ rows: offset, total: page.total })
    if (isLast) return
  }
}

async function storePage(db: Database, run: SyncRun, { records, rows, total }: ListPage): Promise<void> {
  const listings = records.flatMap((record) => (record.ok ? [record.value] : []))
  const refused = records.flatMap((record) => (record.ok ? [] : [record]))
  const seenIds = listings.map(({ id }) => id)
  await db.transaction(async (tx) => {
    const stored = await storeListings(tx, listings)
    await quarantine(tx, { runId: run.id, refused, acceptedIds: seenIds })
    await recordPage(tx, run, {
      rows,
      total,
      seenIds,
      changed: stored.changed,
      unchanged: stored.unchanged,
      refused: refused.length,
    })
    await queuePurge(tx, stored.tags)
  })
}
