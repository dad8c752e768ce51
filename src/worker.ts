import pino from 'pino'

import { connect } from '@/database/connection'
import { checkConnections, workerPoolSize } from '@/database/connection-budget'
import { mainLanguage } from '@/domain/language'
import { env } from '@/env'
import { purgeProofs, purgeProofsTask } from '@/features/consent/purge-proofs.task'
import { publishDue, publishDueTask } from '@/features/content/publish-due.task'
import { startReading } from '@/features/content/published/readers'
import { visitorReader } from '@/features/content/read/published-source'
import { readLegalFacts } from '@/features/content/read/read-legal-facts'
import {
  checkPublicationsTask,
  publicationTask,
} from '@/features/listings/publication/check-publications.task'
import { syncListingsTask, syncTask } from '@/features/sync/sync-listings.task'
import { purgeEvents, purgeEventsTask } from '@/features/sync/pushed/events'
import { workOnPushes } from '@/features/sync/pushed/work-on-pushes'
import { drainPurges, listenForPurges } from '@/http-cache/purge'
import { startQueue } from '@/jobs/queue'
import { chosenPlatform } from '@/platforms/chosen-platform'

import { fileKeeping } from './worker/file-keeping'
import type { LeadWork } from './worker/lead-work'
import { startAnnouncing } from './worker/announce-work'
import { startVisitWork } from './worker/visit-work'

const log = pino({ name: 'worker', level: env.LOG_LEVEL })
const db = connect({ isDirect: true, poolSize: workerPoolSize, statementTimeoutMs: 120_000 })
const queue = await startQueue({ onError: (error) => log.error({ err: error }, 'queue') })
const platform = chosenPlatform()
const stopReading = startReading({ db, log })
void checkConnections('worker', { db, log })
if (env.METRICS_PORT) {
  const { startWorkerMetrics } = await import('./worker/worker-metrics')
  startWorkerMetrics({ db, log })
}

/** Comes up after the sync, which need not wait for it. */
const leadsUp = Promise.withResolvers<LeadWork>()

const purge = () =>
  drainPurges(db).catch((error: unknown) => log.warn({ err: error }, 'the cache was not told; later'))

await queue.work(
  syncTask,
  syncListingsTask(
    { db, platform, files: fileKeeping, onCommit: purge, rowsPerPage: env.SYNC_ROWS_PER_PAGE },
    {
      finished: (run) => {
        log[run.state === 'done' ? 'info' : 'warn'](run, 'sync')
        afterSync(run)
      },
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
await queue.work(
  publicationTask,
  checkPublicationsTask(db, {
    log: {
      finished: (outcome) => log.info(outcome, 'publication check'),
      failed: (error) => log.error({ err: error }, 'publication check'),
    },
    readLegalFacts: () => readLegalFacts(visitorReader({ db, locale: mainLanguage })),
  }),
)
await startVisitWork({ db, platform, queue, log, isReported: env.REPORT_VIEWS === 'yes' })
await startAnnouncing({ db, queue, log })
await queue.work(purgeProofsTask, async () => {
  log.info({ purged: await purgeProofs(db, new Date()) }, 'proofs of consent kept long enough')
})
await queue.schedule(purgeProofsTask, { name: 'nightly', cron: '30 4 * * *' })
await queue.work(purgeEventsTask, () => purgeEvents(db))
await queue.schedule(purgeEventsTask, { name: 'nightly', cron: '35 4 * * *' })
// At the start: goes on with what a killed worker left, or catches up.
await queue.enqueue(syncTask, { kind: 'incremental' })

// These take seconds to load: by now the sync is under way.
const [{ getPayload }, { default: config }, { startLeadWork }, { startDocumentWork }, { startOwnerStory }] =
  await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('./worker/lead-work'),
    import('./worker/document-work'),
    import('./worker/owner-story-work'),
  ])
const payload = await getPayload({ config })
const leads = await startLeadWork({ db, payload, platform, queue, log })
leadsUp.resolve(leads)
await startDocumentWork({ db, payload, queue, log })
const ownerStory = await startOwnerStory({ db, payload, platform, queue, log })
await queue.work(publishDueTask, () =>
  publishDue(
    { payload, db },
    {
      published: (draft) => log.info(draft, 'published'),
      failed: (draft, error) => log.error({ ...draft, err: error }, 'not published; again in a minute'),
    },
  ),
)
await queue.schedule(publishDueTask, { name: 'every-minute', cron: '* * * * *' })
await queue.schedule(publicationTask, { name: 'nightly', cron: '40 3 * * *' })
await queue.schedule(syncTask, { name: 'nightly', cron: '10 3 * * *', data: { kind: 'full' } })
await checkChanged()
await leads.matchHomes()
const sweep = setInterval(() => void purge(), 10_000)
const stopListening = await listenForPurges(db, soon(purge))
const stopPushes = platform.pushes
  ? await workOnPushes(
      { db, platform, files: fileKeeping, siteUrl: env.SITE_URL },
      {
        synced: (sum) => {
          log.info(sum, 'pushed homes')
          afterSync(sum)
        },
        failed: (error) => log.warn({ err: error }, 'a pushed home; later'),
      },
    )
  : async () => undefined
log.info('ready')

function afterSync({ changed, gone = 0 }: { changed: number; gone?: number }) {
  if (changed > 0) void checkChanged()
  if (changed + gone > 0) void leadsUp.promise.then((work) => work.matchHomes())
}

function checkChanged() {
  return queue
    .enqueue(publicationTask, { changedOnly: true })
    .catch((error: unknown) => log.warn({ err: error }, 'publication check'))
}

/** Many words in a moment are one call; what is noted while it runs is told after it. */
function soon(work: () => Promise<unknown>): () => void {
  let waiting: NodeJS.Timeout | undefined
  return () => {
    waiting ??= setTimeout(() => {
      waiting = undefined
      void work()
    }, 50)
  }
}

async function stop() {
  clearInterval(sweep)
  stopListening()
  ownerStory.stop()
  await Promise.all([queue.stop(), leads.stop(), stopPushes(), stopReading()])
  await db.$client.end()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
