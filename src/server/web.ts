import { setTimeout } from 'node:timers/promises'

import { getRequestListener } from '@hono/node-server'
import pino from 'pino'

import { database } from '@/database/connection'
import { checkConnections } from '@/database/connection-budget'
import { env } from '@/env'
import { setBuild } from '@/http-cache/cache-headers'
import { announceRelease, retireBuild } from '@/http-cache/release'
import { buildId } from '@/site/assets'
import { missingCounter } from '@/site/data/missing'
import { startReading } from '@/site/data/reading'
import { isReady } from '@/site/data/readiness'
import { viewCounter } from '@/site/data/visits'
import { keepAssets, keepAssetsDaily } from '@/site/files/kept-assets'
import { createSite } from '@/site/site-app'

import { listen } from './listen'

/** The public site. */
const log = pino({ name: 'web', level: env.LOG_LEVEL })
const longestWarmUpMs = 5000
const firstConnections = Math.min(4, env.DATABASE_POOL_SIZE)
const build = buildId()
setBuild(build)
const stopReading = startReading(log)
void checkConnections('web', { db: database(), log })
const notKept = (error: unknown) => log.error({ err: error }, 'files of this release not kept for later')
// Before the first visitor: pages of this release may be asked of a copy of the last one, which finds their scripts there.
await keepAssets().catch(notKept)
keepAssetsDaily(notKept)
// Visitors come as soon as it listens: what is slow only once is done by then, unless the database is away.
await Promise.race([Promise.all([isReady(), openConnections()]), setTimeout(longestWarmUpMs)])
const server = listen({
  log,
  noticeMs: env.NOTICE_SECONDS * 1000,
  handle: getRequestListener(createSite().fetch) as (...given: unknown[]) => void,
  onLeave: async () => {
    await viewCounter.stop()
    await missingCounter.flush()
    await stopReading()
    await retireBuild(build)
  },
})
void announce()
if (env.METRICS_PORT) {
  // Loaded once visitors can come: nobody waits for it.
  void import('./server-metrics').then(({ startServerMetrics }) => startServerMetrics({ role: 'web', log }))
}

/** On a busy machine each takes a while, and the first visitors of a copy come all at once. */
function openConnections(): Promise<unknown> {
  const pool = database().$client
  return Promise.allSettled(Array.from({ length: firstConnections }, () => pool.query('select 1')))
}

/** Until it is heard: cached pages of the last build name its scripts. */
async function announce(): Promise<void> {
  for (let attempt = 1; server.listening || attempt === 1; attempt++) {
    try {
      return await announceRelease(build)
    } catch (error) {
      log.warn({ err: error, attempt }, 'release not announced yet')
      await setTimeout(Math.min(attempt * 1000, 10_000), undefined, { ref: false })
    }
  }
}
