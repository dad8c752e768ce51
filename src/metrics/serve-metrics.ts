import { createServer } from 'node:http'

import type { Logger } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'

import { env } from '@/env'

/** In the order of their ports, so that the three of one machine can share one file of settings. */
const roles = ['web', 'cms', 'worker'] as const
export type Role = (typeof roles)[number]

export interface Metrics {
  registry: Registry
  /** Called before each answer, for figures that are read and not counted. */
  onScrape: (read: () => Promise<void>) => void
}

/** Opens the port on which Prometheus reads the figures of this process. */
export function serveMetrics({ role, log }: { role: Role; log: Logger }): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const reads: (() => Promise<void>)[] = []
  const port = env.METRICS_PORT + roles.indexOf(role)

  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    void Promise.allSettled(reads.map((read) => read()))
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        (error: unknown) => {
          log.error({ err: error }, 'metrics')
          response.writeHead(500).end()
        },
      )
  })
  // Visitors need no metrics: a port that is taken must not stop the site.
  server.on('error', (error) => log.error({ err: error, port }, 'metrics are not served'))
  server.listen(port, env.METRICS_ADDRESS, () => log.info({ port }, 'metrics'))
  server.unref()
  return { registry, onScrape: (read) => void reads.push(read) }
}
