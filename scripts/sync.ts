import { connect } from '@/database/connection'
import { env } from '@/env'
import { matchDemandsTask } from '@/features/leads/demands/match-demands.task'
import { readAnswersAnew } from '@/features/sync/answers/read-answers-anew'
import { syncListing } from '@/features/sync/sync-listing'
import { syncListings } from '@/features/sync/sync-listings'
import type { SyncKind } from '@/features/sync/sync-run'
import { drainPurges } from '@/http-cache/purge'
import { startQueue } from '@/jobs/queue'
import { chosenPlatform } from '@/platforms/chosen-platform'
import { fileKeeping } from '@/worker/file-keeping'

import { progress, table } from './console'

/**
 * One run by hand: `npm run sync`, `npm run sync -- full`, and `-- full --accept` when a flagged run was right after all.
 * `npm run sync -- listing 4021`: one listing alone, as its platform calls it. `npm run sync -- anew`: what the platform
 * answered before, read once more without asking it.
 */
const db = connect({ isDirect: true, poolSize: 4, statementTimeoutMs: 120_000 })
const platform = chosenPlatform()
// A cache that is down is told later: the tags stay noted.
const purge = () => drainPurges(db).catch((error: Error) => console.warn(error.message))

if (process.argv[2] === 'anew') await readAnew()
else if (process.argv[2] === 'listing') await syncOne(process.argv[3] ?? '')
else await syncAll(process.argv[2] === 'full' ? 'full' : 'incremental')
await db.$client.end()

async function syncOne(externalId: string): Promise<void> {
  const outcome = await syncListing({ db, platform, files: fileKeeping }, externalId)
  await purge()
  table([{ platform: platform.name, listing: externalId, outcome }])
  if (outcome === 'changed' || outcome === 'gone') await notifyWorker()
}

async function readAnew(): Promise<void> {
  const sum = await readAnswersAnew(db, platform)
  await purge()
  table([{ platform: platform.name, ...sum }])
  if (sum.changed > 0) await notifyWorker()
}

async function syncAll(kind: SyncKind): Promise<void> {
  const run = await syncListings(
    {
      db,
      rowsPerPage: env.SYNC_ROWS_PER_PAGE,
      platform,
      files: fileKeeping,
      acceptsRemoval: process.argv.includes('--accept'),
      onCommit: purge,
      onProgress: ({ rows, total }) => progress('sync', rows, total ?? rows),
    },
    kind,
  )
  if (!run) {
    console.error('Another sync is under way.')
    process.exitCode = 75
    return
  }
  const { id, state, seen, changed, unchanged, gone, refused, seconds, reason } = run
  const counts = { seen, changed, unchanged, gone, refused, seconds }
  table([{ run: id, kind: run.kind, state, ...counts, reason: reason ?? '' }])
  if (changed + gone > 0) await notifyWorker()
}

/** Who looks for such homes hears of them as after one of the worker's own runs. */
async function notifyWorker(): Promise<void> {
  const queue = await startQueue({ onError: (error) => console.warn(error.message) })
  await queue.enqueue(matchDemandsTask)
  await queue.stop()
}
