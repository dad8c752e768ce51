import type { Logger } from 'pino'
import { Counter, Histogram } from 'prom-client'

import { database } from '@/database/connection'
import { measurePool } from '@/metrics/pool-metrics'
import { type Metrics, type Role, serveMetrics } from '@/metrics/serve-metrics'
import { type AnsweredRequest, answeredRequests, renderedPages } from '@/site/observed'

/** What visitors ask of this process, how long they wait for it, and what its database does meanwhile. */
export function startServerMetrics({ role, log }: { role: Role; log: Logger }): void {
  const metrics = serveMetrics({ role, log })
  measureRequests(metrics)
  measurePool(metrics, database().$client)
}

const methods = new Set(['GET', 'HEAD', 'POST'])
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

export function measureRequests({ registry }: Pick<Metrics, 'registry'>): void {
  const registers = [registry]
  const requests = new Counter({
    name: 'gevel_requests_total',
    help: 'Answered requests; what the cache answers itself never gets here.',
    labelNames: ['kind', 'method', 'status'],
    registers,
  })
  const times = new Histogram({
    name: 'gevel_request_seconds',
    help: 'From a request to its answer, waiting in line included.',
    labelNames: ['kind'],
    buckets,
    registers,
  })
  const throttled = new Counter({
    name: 'gevel_throttled_total',
    help: 'Requests sent away: by=limit for one visitor who asks too much, by=load when the whole site is asked too much.',
    labelNames: ['by'],
    registers,
  })
  const renders = new Histogram({
    name: 'gevel_render_seconds',
    help: 'Making HTML of a page whose data is there.',
    buckets,
    registers,
  })
  for (const by of ['limit', 'load']) throttled.inc({ by }, 0)

  answeredRequests.subscribe((message) => {
    const { kind, method, status, seconds } = message as AnsweredRequest
    requests.inc({ kind, method: methods.has(method) ? method : 'other', status })
    times.observe({ kind }, seconds)
    if (status === 429) throttled.inc({ by: 'limit' })
    else if (status === 503 && kind !== 'readyz') throttled.inc({ by: 'load' })
  })
  renderedPages.subscribe((seconds) => renders.observe(seconds as number))
}
