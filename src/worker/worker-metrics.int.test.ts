import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { connect, type Database } from '@/database/connection'
import { deliveryChannels } from '@/domain/lead/delivery'
import { submitLead } from '@/features/leads/submit-lead'
import { queuePurge } from '@/http-cache/purge'
import { startQueue } from '@/jobs/queue'
import { measurePool } from '@/metrics/pool-metrics'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { loginOf } from '@/testing/login-of'
import { aLead } from '@/testing/records/a-lead'

import { measureBacklogs, measureBackups } from './worker-metrics'

let test_: TestDatabase
let worker: Database

beforeAll(async () => {
  test_ = await createTestDatabase()
  const url = loginOf('gevel_worker', test_.url)
  worker = connect({ url, poolSize: 2 })
  const queue = await startQueue({ url, onError: () => undefined })
  await queue.enqueue('sync-listings')
  await queue.stop()
})
afterAll(async () => {
  await worker.$client.end()
  await test_.drop()
})

function measured() {
  const registry = new Registry()
  const reads: (() => Promise<void>)[] = []
  measureBacklogs({ registry, onScrape: (read) => void reads.push(read) }, worker)
  return async (name: string): Promise<number | undefined> => {
    await Promise.allSettled(reads.map((read) => read()))
    const text = await registry.getSingleMetricAsString(name)
    const [, value] = new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(text) ?? []
    return value === undefined ? undefined : value === '+Inf' ? Infinity : Number(value)
  }
}

test('a lead that waits for an hour is an hour old, and one that was given up is counted apart', async () => {
  const { db } = test_
  const figure = measured()
  expect(await figure('gevel_lead_oldest_undelivered_seconds')).toBe(0)
  await submitLead(
    { db, now: () => new Date(), channels: deliveryChannels, limits: [], secret: 'test' },
    aLead({ kind: 'enquiry' }),
  )
  await db.execute(sql`update lead.delivery set queued_at = now() - interval '1 hour'`)
  await db.execute(sql`update lead.delivery set state = 'dead' where channel = 'platform'`)
  expect(await figure('gevel_lead_oldest_undelivered_seconds')).toBeCloseTo(3600, -2)
  expect(await figure('gevel_deliveries_dead')).toBe(1)
  expect(await figure('gevel_deliveries_pending')).toBeGreaterThan(0)
})

test('a site that was never synced is infinitely old, then as old as its last run', async () => {
  const figure = measured()
  expect(await figure('gevel_sync_age_seconds')).toBe(Infinity)
  await test_.db.execute(
    sql`insert into sync.run (kind, state, started_at) values ('full', 'flagged', now() - interval '10 minutes')`,
  )
  expect(await figure('gevel_sync_age_seconds')).toBeCloseTo(600, -2)
  expect(await figure('gevel_sync_flagged')).toBe(1)
})

test('what the caches have not heard yet, and jobs that nobody took, are counted', async () => {
  const figure = measured()
  await queuePurge(test_.db, ['home-1', 'home-2'])
  expect(await figure('gevel_purge_waiting')).toBe(2)
  await test_.db.execute(sql`update pgboss.job set start_after = now() - interval '20 minutes'`)
  expect(await figure('gevel_queue_waiting')).toBe(1)
  expect(await figure('gevel_queue_oldest_seconds')).toBeCloseTo(1200, -2)
})

test('requests that find no free connection are timed', async () => {
  const registry = new Registry()
  const pool = test_.db.$client
  measurePool({ registry, onScrape: () => undefined }, pool)
  const clients = await Promise.all(Array.from({ length: 5 }, () => pool.connect()))
  const late = pool.connect()
  const statement = pool.query('select 1')
  for (const client of clients) client.release()
  ;(await late).release()
  await statement
  const text = await registry.getSingleMetricAsString('gevel_pool_wait_seconds')
  expect(text).toContain('gevel_pool_wait_seconds_count 2')
})

test('connections are counted for all programs, beside what the server gives out', async () => {
  const figure = measured()
  const before = (await figure('gevel_database_connections')) ?? 0
  expect(before).toBeGreaterThan(0)
  expect(await figure('gevel_database_connections_most')).toBeGreaterThan(before)
})

test('without a backup its age is infinite, then that of the last one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gevel-stamp-'))
  const file = path.join(folder, 'backed-up')
  const registry = new Registry()
  let read = () => Promise.resolve()
  measureBackups({ registry, onScrape: (given) => (read = given) }, file)
  const age = async () => {
    await read()
    return (await registry.getSingleMetricAsString('gevel_backup_age_seconds')).trim().split(' ').at(-1)
  }
  expect(await age()).toBe('+Inf')
  writeFileSync(file, 'written')
  utimesSync(file, new Date(), new Date(Date.now() - 3_600_000))
  expect(Number(await age())).toBeCloseTo(3600, -2)
  rmSync(folder, { recursive: true })
})
