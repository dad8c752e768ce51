import type { IncomingMessage, ServerResponse } from 'node:http'

import { getRequestListener } from '@hono/node-server'
import next from 'next'
import pino from 'pino'

import { database } from '@/database/connection'
import { checkConnections } from '@/database/connection-budget'
import { env } from '@/env'
import { startReading } from '@/site/data/reading'
import { type AnsweredRequest, answeredRequests } from '@/site/observed'
import { answerPreview } from '@/site/preview'
import { createSite } from '@/site/site-app'

import { setAdminPolicy } from './admin-policy'
import { openedFromAnotherSite } from './from-another-site'
import { listen } from './listen'

/** The admin and its API by Next; drafts, and the pictures in them, by the site itself. */
const app = next({ dev: false, port: env.PORT })
const answerAdmin = app.getRequestHandler()
const answerSite = getRequestListener(createSite({ preview: answerPreview }).fetch)

const adminPath = /^\/(admin|api|_next)(\/|$|\?)/
/** What the admin shows of the site: drafts, the pictures in them, styles and scripts, and what these ask for. */
const previewPath =
  /^\/([a-z]{2}\/(preview|count|places|quick-search|region-tree)|regions|media|assets|brand)\/|^\/(icon\.svg|healthz|readyz)$/

/** A film of 200 MB from an office with a slow line: at 2.8 Mbit/s. */
const uploadMs = 10 * 60_000

const log = pino({ name: 'cms', level: env.LOG_LEVEL })

await app.prepare()
void checkConnections('cms', { db: database(), log })
listen({
  log,
  requestMs: uploadMs,
  onLeave: startReading(log),
  handle: (request, response) => {
    const path = request.url ?? ''
    const [, kind = ''] = adminPath.exec(path) ?? []
    if (kind) {
      noteAnswer(kind, request, response)
      setAdminPolicy(request, response, { url: env.CMS_URL, hsts: env.HSTS })
      if (!openedFromAnotherSite(request, response)) void answerAdmin(request, response)
    } else if (previewPath.test(path)) void answerSite(request, response)
    else response.writeHead(307, { Location: new URL('/admin', env.CMS_URL).href }).end()
  },
})
if (env.METRICS_PORT) {
  const { startServerMetrics } = await import('./server-metrics')
  startServerMetrics({ role: 'cms', log })
}

/** As the site notes its own answers. */
function noteAnswer(kind: string, { method = '' }: IncomingMessage, response: ServerResponse): void {
  if (!answeredRequests.hasSubscribers) return
  const startedAt = performance.now()
  response.once('finish', () => {
    const seconds = (performance.now() - startedAt) / 1000
    answeredRequests.publish({
      kind,
      method,
      status: response.statusCode,
      seconds,
    } satisfies AnsweredRequest)
  })
}
