import { stat } from 'node:fs/promises'

import type { Logger } from 'pino'
import { Gauge } from 'prom-client'

import type { Database } from '@/database/connection'
import { connectionRoom } from '@/database/connection-budget'
import { env } from '@/env'
import { findUndelivered } from '@/features/leads/delivery/undelivered'
import { findSyncAge } from '@/features/sync/sync-age'
import { purgeBacklog } from '@/http-cache/purge-backlog'
import { queueBacklog } from '@/jobs/queue-backlog'
import { measurePool } from '@/metrics/pool-metrics'
import { type Metrics, serveMetrics } from '@/metrics/serve-metrics'

export function startWorkerMetrics({ db, log }: { db: Database; log: Logger }): void {
  const metrics = serveMetrics({ role: 'worker', log })
  measurePool(metrics, db.$client)
  measureBacklogs(metrics, db)
  if (env.BACKUP_STAMP_FILE) measureBackups(metrics, env.BACKUP_STAMP_FILE)
}

/** The file is written when a backup is whole and away: without one there never was any. */
export function measureBackups({ registry, onScrape }: Metrics, file: string): void {
  const age = new Gauge({
    name: 'gevel_backup_age_seconds',
    help: 'Since the last backup that is whole and taken away; Inf before the first.',
    registers: [registry],
  })
  onScrape(async () => {
    const written = await stat(file).catch(() => null)
    age.set(written ? Math.max(0, (Date.now() - written.mtimeMs) / 1000) : Infinity)
  })
}

/**
 * What waits for a worker, read from the database: every copy answers the same. While the database does not answer
 * there are no figures; old ones would look well.
 */
export function measureBacklogs({ registry, onScrape }: Metrics, db: Database): void {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `gevel_${name}`, help, labelNames, registers: [registry] })

  const waiting = gauge('queue_waiting', 'Jobs that are due and not taken, by task.', ['task'])
  const oldestJob = gauge('queue_oldest_seconds', 'How long the oldest of them is due.', ['task'])
  const pending = gauge('deliveries_pending', 'Mails and messages of leads that are still tried.')
  const dead = gauge('deliveries_dead', 'Mails and messages of leads that were given up.')
  const oldestLead = gauge('lead_oldest_undelivered_seconds', 'Since when the oldest of them waits.')
  const syncAge = gauge('sync_age_seconds', 'Since the last sync that went to its end; Inf before the first.')
  const flagged = gauge('sync_flagged', '1 when that sync removed nothing because it looked wrong.')
  const connections = gauge('database_connections', 'Connections to PostgreSQL, of every program.')
  const mostOfAll = gauge('database_connections_most', 'How many PostgreSQL gives out.')
  const purges = gauge('purge_waiting', 'Tags that the caches were not told of yet.')

  onScrape(async () => {
    waiting.reset()
    oldestJob.reset()
    for (const { task, ...backlog } of await queueBacklog(db)) {
      waiting.set({ task }, backlog.waiting)
      oldestJob.set({ task }, backlog.oldestSeconds)
    }
  })
  const whole = (gauges: Gauge[], read: () => Promise<number[]>) =>
    onScrape(async () => {
      for (const one of gauges) one.remove()
      const values = await read()
      for (const [index, one] of gauges.entries()) one.set(values[index] ?? 0)
    })
  whole([pending, dead, oldestLead], async () => {
    const found = await findUndelivered(db)
    return [found.pending, found.dead, found.oldestSeconds]
  })
  whole([syncAge, flagged], async () => {
    const age = await findSyncAge(db)
    return [age?.seconds ?? Infinity, age?.isFlagged ? 1 : 0]
  })
  whole([connections, mostOfAll], async () => {
    const { used, most } = await connectionRoom(db)
    return [used, most]
  })
  whole([purges], async () => [await purgeBacklog(db)])
}
