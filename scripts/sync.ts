import { connect } from '@/database/connection'
import { env } from '@/env'
import { matchDemandsTask } from '@/features/leads/match-demands.task'
import { syncListings } from '@/features/sync/sync-listings'
import { drainPurges } from '@/http-cache/purge'
import { startQueue } from '@/jobs/queue'
import { omnicasa } from '@/platforms/omnicasa/omnicasa'

import { progress, table } from './console'

/** One run by hand: `npm run sync`, `npm run sync -- full`, and `-- full --accept` when a flagged run was right after all. */
const kind = process.argv[2] === 'full' ? 'full' : 'incremental'
const db = connect({ poolSize: 4, statementTimeoutMs: 120_000 })
const platform = omnicasa({
  url: env.OMNICASA_URL,
  customer: env.OMNICASA_CUSTOMER,
  password: env.OMNICASA_PASSWORD,
})

const run = await syncListings(
  {
    db,
    rowsPerPage: env.SYNC_ROWS_PER_PAGE,
    platform,
    acceptsRemoval: process.argv.includes('--accept'),
    // A cache that is down is told later: the tags stay noted.
    onCommit: () => drainPurges(db).catch((error: Error) => console.warn(error.message)),
    onProgress: ({ rows, total }) => progress('sync', rows, total),
  },
  kind,
)
if (run) {
  const { id, kind, state, seen, changed, unchanged, gone, refused, seconds, reason } = run
  table([{ run: id, kind, state, seen, changed, unchanged, gone, refused, seconds, reason: reason ?? '' }])
  if (changed + gone > 0) await tellWorker()
} else {
  console.error('Another sync is under way.')
  process.exitCode = 75
}
await db.$client.end()

/** Who looks for such homes hears of them as after one of the worker's own runs. */
async function tellWorker(): Promise<void> {
  const queue = await startQueue({ onError: (error) => console.warn(error.message) })
  await queue.enqueue(matchDemandsTask)
  await queue.stop()
}
