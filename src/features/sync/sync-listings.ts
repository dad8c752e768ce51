import { readPages } from './read-list'
import { type RemovalServices, removeAbsent } from './remove-absent'
import { messageOf, storePage } from './store-page'
import { syncLookups } from './sync-lookups'
import { closeRun, findRun, interruptRun, openRun, type SyncKind, type SyncRun } from './sync-run'
import { lockKey } from './sync-state'

export interface SyncServices extends RemovalServices {
  /** Called after each commit that may have put pages out of date; what it throws interrupts the run. */
  onCommit?: () => Promise<unknown>
  onProgress?: (progress: { rows: number; total: number | null }) => void
  rowsPerPage?: number
}

/** Brings the site up to date with the platform; `null` when another run of this deployment is under way. */
export async function syncListings(services: SyncServices, kind: SyncKind): Promise<SyncRun | null> {
  const { db } = services
  // The lock lives as long as this connection, so a killed worker gives it up by dying.
  const lock = await db.$client.connect()
  let hasLock = true
  lock.on('error', () => (hasLock = false))
  try {
    const { rowCount } = await lock.query('select where pg_try_advisory_lock($1)', [lockKey])
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
  const { db, platform, onCommit, rowsPerPage = 250 } = services
  await syncLookups(db, platform, run.id)
  await onCommit?.()
  let done = run.rowsDone
  for await (const page of readPages({ db, platform, rowsPerPage }, run)) {
    // Another worker may have gone on with this run meanwhile.
    if (!hasLock()) throw new Error('The connection that held the lock was lost')
    await storePage({ db, platform: platform.name }, run, page)
    await onCommit?.()
    done += page.rows
    services.onProgress?.({ rows: done, total: page.total })
  }
  const reason = await removeAbsent(services, run)
  await onCommit?.()
  return reason
}
