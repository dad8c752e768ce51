import { setTimeout } from 'node:timers/promises'

import { getRequestListener } from '@hono/node-server'
import pino from 'pino'

import { env } from '@/env'
import { setBuild } from '@/http-cache/cache-headers'
import { announceRelease, retireBuild } from '@/http-cache/release'
import { buildId } from '@/site/assets'
import { startReading } from '@/site/data/reading'
import { viewCounter } from '@/site/data/visits'
import { keepAssets, keepAssetsDaily } from '@/site/files/kept-assets'
import { createSite } from '@/site/site-app'

import { listen } from './listen'

/** The public site. */
const log = pino({ name: 'web', level: env.LOG_LEVEL })
const build = buildId()
setBuild(build)
const stopReading = startReading(log)
const notKept = (error: unknown) => log.error({ err: error }, 'files of this release not kept for later')
// Before the first visitor: pages of this release may be asked of a copy of the last one, which finds their scripts there.
await keepAssets().catch(notKept)
keepAssetsDaily(notKept)
const server = listen({
  log,
  handle: getRequestListener(createSite().fetch) as (...given: unknown[]) => void,
  onLeave: async () => {
    await viewCounter.stop()
    await stopReading()
    await retireBuild(build)
  },
})
void announce()
if (env.METRICS_PORT) {
  // Loaded once visitors can come: nobody waits for it.
  void import('./server-metrics').then(({ startServerMetrics }) => startServerMetrics({ role: 'web', log }))
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
