import { locks } from '@/database/locks'
import { dropAnswers } from './answers/keep-answers'
import type { FileKeeping } from './kept-files/fetch-file'
import { dropOrphans } from './kept-files/keep-files'
import { readPages } from './read-list'
import { type RemovalServices, removeAbsent } from './remove-absent'
import { messageOf, storePage } from './store-page'
import { syncLookups } from './sync-lookups'
import { closeRun, findRun, interruptRun, openRun, type SyncKind, type SyncRun } from './sync-run'

export interface SyncServices extends RemovalServices {
  /** Called after each commit that may have put pages out of date; what it throws interrupts the run. */
  onCommit?: () => Promise<unknown>
  onProgress?: (progress: { rows: number; total: number | null }) => void
  rowsPerPage?: number
  /** Without it files whose addresses end are not copied, and so not shown. */
  files?: FileKeeping
}

/** Brings the site up to date with the platform; `null` when another run of this deployment is under way. */
export async function syncListings(services: SyncServices, kind: SyncKind): Promise<SyncRun | null> {
  const { db } = services
  // The lock lives as long as this connection, so a killed worker gives it up by dying.
  const lock = await db.$client.connect()
  let hasLock = true
  lock.on('error', () => (hasLock = false))
  try {
    const { rowCount } = await lock.query('select where pg_try_advisory_lock($1)', [locks.sync])
    if (rowCount === 0) return null
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
    await lock.query('select pg_advisory_unlock($1)', [locks.sync]).catch(() => undefined)
    lock.release(true)
  }
}

/** Answers why the run is suspicious, `null` when it is not. */
async function carryOut(
  services: SyncServices,
  run: SyncRun,
  hasLock: () => boolean,
): Promise<string | null> {
  const { db, platform, onCommit, rowsPerPage = 250, files } = services
  await syncLookups({ db, platform, files }, run.id)
  await onCommit?.()
  let done = run.rowsDone
  for await (const page of readPages({ db, platform, rowsPerPage }, run)) {
    // Another worker may have gone on with this run meanwhile.
    if (!hasLock()) throw new Error('The connection that held the lock was lost')
    await storePage({ db, platform: platform.name, files }, run, page)
    await onCommit?.()
    done += page.rows
    services.onProgress?.({ rows: done, total: page.total })
  }
  const reason = await removeAbsent(services, run)
  await onCommit?.()
  if (run.kind === 'full') await dropAnswers(db, platform.name)
  if (files && run.kind === 'full') await dropOrphans(db, files)
  return reason
}
