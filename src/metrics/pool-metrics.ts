import type pg from 'pg'
import { Gauge, Histogram } from 'prom-client'

import type { Metrics } from './serve-metrics'

type Connect = (callback?: (...answer: unknown[]) => void) => Promise<unknown> | undefined

/** How busy the connections to the database are, how long a statement waits for one, and whether the database answers. */
export function measurePool({ registry, onScrape }: Metrics, pool: pg.Pool): void {
  const registers = [registry]
  const connections = new Gauge({
    name: 'gevel_pool_connections',
    help: 'Connections to the database by state; waiting are the requests without one.',
    labelNames: ['state'],
    registers,
  })
  const isUp = new Gauge({
    name: 'gevel_database_up',
    help: '1 when the database answered this process just now.',
    registers,
  })
  const waits = new Histogram({
    name: 'gevel_pool_wait_seconds',
    help: 'How long those waited that found no free connection.',
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 3],
    registers,
  })
  timeWaits(pool, (seconds) => waits.observe(seconds))
  onScrape(async () => {
    // Before the question below, which takes a connection itself.
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
    connections.set({ state: 'waiting' }, pool.waitingCount)
    isUp.set(await answers(pool))
  })
}

async function answers(pool: pg.Pool): Promise<number> {
  try {
    await pool.query('select 1')
    return 1
  } catch {
    return 0
  }
}

/** The pool says who gets a connection, but not how long they waited. */
function timeWaits(pool: pg.Pool, observe: (seconds: number) => void): void {
  // eslint-disable-next-line no-restricted-syntax -- two overloads, one with a callback, are one function here
  const measured = pool as unknown as { connect: Connect }
  const connect = measured.connect.bind(pool)
  measured.connect = (callback) => {
    if (pool.idleCount > pool.waitingCount || pool.totalCount < pool.options.max) return connect(callback)
    const startedAt = performance.now()
    const noted = () => observe((performance.now() - startedAt) / 1000)
    if (callback)
      return connect((...answer) => {
        noted()
        callback(...answer)
      })
    const connection = connect()
    connection?.then(noted, noted)
    return connection
  }
}
