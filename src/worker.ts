import pino from 'pino'

import { connect } from '@/database/connection'
import { env } from '@/env'
import { syncListingsTask, syncTask } from '@/features/sync/sync-listings.task'
import { drainPurges } from '@/http-cache/purge'
import { startQueue } from '@/jobs/queue'
import { omnicasa } from '@/platforms/omnicasa/omnicasa'

const log = pino({ name: 'worker', level: env.LOG_LEVEL })
const db = connect({ poolSize: 4, statementTimeoutMs: 120_000 })
const queue = await startQueue({ onError: (error) => log.error({ err: error }, 'queue') })
const platform = omnicasa({
  url: env.OMNICASA_URL,
  customer: env.OMNICASA_CUSTOMER,
  password: env.OMNICASA_PASSWORD,
})

const purge = () =>
  drainPurges(db).catch((error: unknown) => log.warn({ err: error }, 'the cache was not told; later'))

await queue.work(
  syncTask,
  syncListingsTask(
    { db, platform, onCommit: purge, rowsPerPage: env.SYNC_ROWS_PER_PAGE },
    {
      finished: (run) => log[run.state === 'done' ? 'info' : 'warn'](run, 'sync'),
      busy: () => log.info('another sync is under way'),
      failed: (error) => log.error({ err: error }, 'sync'),
    },
  ),
)
await queue.schedule(syncTask, {
  name: 'often',
  cron: `*/${env.SYNC_INTERVAL_MINUTES} * * * *`,
  data: { kind: 'incremental' },
})
await queue.schedule(syncTask, { name: 'nightly', cron: '10 3 * * *', data: { kind: 'full' } })
// At the start: goes on with what a killed worker left, or catches up.
await queue.enqueue(syncTask, { kind: 'incremental' })
const sweep = setInterval(() => void purge(), 10_000)
log.info('ready')

async function stop() {
  clearInterval(sweep)
  await queue.stop()
  await db.$client.end()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
