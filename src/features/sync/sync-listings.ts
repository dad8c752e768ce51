import type { Database } from '@/database/connection'
import { isLongClosed } from '@/domain/listing/closed-listing'
import { storeListings } from '@/features/listings/store-listings'
import { queuePurge } from '@/http-cache/purge'
import type { ListPage, ParsedListing, Platform } from '@/platforms/platform'

import { quarantine } from './quarantine'
import { removeAbsent } from './remove-absent'
import { syncLookups } from './sync-lookups'
import { closeRun, findRun, interruptRun, openRun, recordPage, type SyncKind, type SyncRun } from './sync-run'
import { lockKey } from './sync-state'

export interface SyncServices {
  db: Database
  platform: Platform
  /** Called after each commit that may have put pages out of date; what it throws interrupts the run. */
  onCommit?: () => Promise<unknown>
  onProgress?: (progress: { rows: number; total: number }) => void
  rowsPerPage?: number
  /** A person has looked: what is absent may go, however much it is. */
  acceptsRemoval?: boolean
}

/** Brings the site up to date with the platform; `null` when another run of this deployment is under way. */
export async function syncListings(services: SyncServices, kind: SyncKind): Promise<SyncRun | null> {
  const { db } = services
  // The lock lives as long as this connection, so a killed worker gives it up by dying.
  const lock = await db.$client.connect()
  let hasLock = true
  lock.on('error', () => (hasLock = false))
  try {
    const { rows } = await lock.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      lockKey,
    ])
    if (!rows[0]?.locked) return null
    const run = await openRun(db, kind)
    try {
      const reason = await carryOut(services, run, () => hasLock)
      await closeRun(db, run, reason ? { state: 'flagged', reason } : { state: 'done' })
    } catch (error) {
      await interruptRun(db, run, messageOf(error))
      throw error
    }
    return await findRun(db, run.id)
  } finally {
    // Given back at once when the connection still stands; closing it is the net.
    await lock.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined)
    lock.release(true)
  }
}

/** Answers why the run is suspicious, `null` when it is not. */
async function carryOut(
  services: SyncServices,
  run: SyncRun,
  hasLock: () => boolean,
): Promise<string | null> {
  const { db, platform, onCommit } = services
  await syncLookups(db, platform, run.id)
  await onCommit?.()
  for await (const page of pages(services, run)) {
    // Another worker may have gone on with this run meanwhile.
    if (!hasLock()) throw new Error('The connection that held the lock was lost')
    await storePage(db, run, page)
    await onCommit?.()
  }
  const reason = await removeAbsent(services, run)
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

/** Stores a page whole; should the database refuse a value in it, record by record, and sets the culprit aside. */
async function storePage(db: Database, run: SyncRun, page: ListPage): Promise<void> {
  try {
    await storeRecords(db, run, page)
  } catch (error) {
    if (!isRefusedValue(error)) throw error
    const records = await Promise.all(page.records.map((record) => tried(db, record)))
    await storeRecords(db, run, { ...page, records })
  }
}

async function storeRecords(db: Database, run: SyncRun, { records, rows, total }: ListPage): Promise<void> {
  const readable = records.flatMap((record) => (record.ok ? [record.value] : []))
  // What was sold long ago is passed over, and so withdrawn with what is gone.
  const listings = readable.filter((listing) => !isLongClosed(listing, run.startedAt))
  const refused = records.flatMap((record) => (record.ok ? [] : [record]))
  const seenIds = listings.map(({ id }) => id)
  await db.transaction(async (tx) => {
    const stored = await storeListings(tx, listings)
    await quarantine(tx, { runId: run.id, refused, acceptedIds: readable.map(({ id }) => id) })
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

/** Whether the database would take the record, found out in a transaction that is then undone. */
async function tried(db: Database, record: ParsedListing): Promise<ParsedListing> {
  if (!record.ok) return record
  const { value } = record
  try {
    await db.transaction(async (tx) => {
      await storeListings(tx, [value])
      throw new Undone()
    })
  } catch (error) {
    if (error instanceof Undone) return record
    if (!isRefusedValue(error)) throw error
    return {
      ok: false,
      platformId: String(value.id),
      reason: `the database refused it: ${messageOf(error)}`,
      record: value,
    }
  }
  return record
}

class Undone extends Error {}

/** SQLSTATE class 22: a value out of range or in no valid form. */
function isRefusedValue(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null
  return typeof cause === 'object' && cause !== null && 'code' in cause && /^22/.test(String(cause.code))
}

function messageOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}
