import { locks } from '@/database/locks'
import { sql } from 'drizzle-orm'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startQueue } from '@/jobs/queue'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { loginOf } from '@/testing/login-of'
import { anEstate, startMessenger } from '@/testing/platforms/messenger'
import { rows } from '@/testing/rows'

import { RepublishNotice } from './admin/republish-notice'
import { listQuarantine } from './list-quarantine'
import { receivePush } from './pushed/receive-push'
import { syncPushed } from './pushed/work-on-pushes'
import { quarantine } from './quarantine'
import { nextPlannedSync, requestSync } from './request-sync'
import { syncTask } from './sync-listings.task'
import { listRuns } from './sync-run'
import { countKnownHomes, isSyncUnderWay, syncSummary } from './sync-state'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase({ login: 'gevel_cms' })
})
afterAll(() => database.drop())
beforeEach(() => database.owner.execute(sql`truncate sync.run, sync.quarantine cascade`))

const now = new Date('2026-11-15T08:03:20Z')

const aRun = (id: number, state: string, startedAt: string) =>
  database.owner.execute(
    sql`insert into sync.run (id, kind, state, started_at, finished_at, changed, refused) overriding system value
        values (${id}, 'full', ${state}, ${startedAt}, ${startedAt}::timestamptz + interval '90 seconds', 12, 3)`,
  )

test('before any run the summary is empty, after some it tells of the latest', async () => {
  const nothing = { lastRunAt: null, state: null, changed: 0, refused: 0, quarantined: 0 }
  expect(await syncSummary(database.db)).toEqual(nothing)
  await aRun(1, 'done', '2026-11-15T08:00:00Z')
  await aRun(2, 'flagged', '2026-11-15T08:05:00Z')
  expect(await syncSummary(database.db)).toEqual({
    lastRunAt: new Date('2026-11-15T08:06:30Z'),
    state: 'flagged',
    changed: 12,
    refused: 3,
    quarantined: 0,
  })
})

test('the board counts the homes of the platform that has no list, and of no other', async () => {
  expect(await countKnownHomes(database.db, 'messenger')).toBe(0)
  const { platform, message } = startMessenger(['anker', 'beuk', 'ceder'].map((key) => anEstate({ key })))
  for (const key of ['anker', 'beuk']) await receivePush(database.owner, platform, message(key))
  const failed = (error: unknown) => expect(error).toBeNull()
  await syncPushed({ db: database.owner, platform }, { synced: () => undefined, failed })
  expect(await countKnownHomes(database.db, 'messenger')).toBe(2)
  expect(await countKnownHomes(database.db, 'another')).toBe(0)
  const html = renderToStaticMarkup(RepublishNotice({ homes: 2, language: 'nl' }))
  expect(html).toMatch(/De site kent 2 woningen\. .+ publiceer ze daar dan opnieuw/)
})

test('runs come with the latest first and no more than asked', async () => {
  await aRun(1, 'done', '2026-11-15T08:00:00Z')
  await aRun(2, 'done', '2026-11-15T08:05:00Z')
  await aRun(3, 'done', '2026-11-15T08:10:00Z')
  expect(await listRuns(database.db, 2)).toMatchObject([
    { id: 3, seconds: 90, startedAt: new Date('2026-11-15T08:10:00Z') },
    { id: 2 },
  ])
})

test('what was set aside is paged, with its reason and the record itself', async () => {
  const refused = Array.from({ length: 21 }, (_, index) => ({
    ok: false as const,
    externalId: String(index),
    reason: 'Zip is missing',
    record: { ID: index },
  }))
  await quarantine(database.owner, { runId: 1, refused, acceptedIds: [] })
  const second = await listQuarantine(database.db, { page: 2 })
  expect(second).toMatchObject({ total: 21, page: 2, pages: 2 })
  expect(second.records).toMatchObject([{ platformId: '20', reason: 'Zip is missing', record: { ID: 20 } }])
  expect(second.records[0]?.firstSeenAt).toBeInstanceOf(Date)
  expect((await syncSummary(database.db)).quarantined).toBe(21)
})

test('without a worker nothing can be asked; with one a run is asked for once, and never beside another', async () => {
  expect(await requestSync(database.db, 'full')).toBe('unavailable')
  expect(await nextPlannedSync(database.db, now)).toBeNull()

  const queue = await startQueue({ url: loginOf('gevel_worker', database.url), onError: () => undefined })
  await queue.schedule(syncTask, { name: 'often', cron: '*/5 * * * *', data: { kind: 'incremental' } })
  await queue.schedule(syncTask, { name: 'nightly', cron: '10 3 * * *', data: { kind: 'full' } })
  expect(await nextPlannedSync(database.db, now)).toEqual(new Date('2026-11-15T08:05:00Z'))

  const holder = await database.db.$client.connect()
  await holder.query('select pg_advisory_lock($1)', [locks.sync])
  expect(await isSyncUnderWay(database.db)).toBe(true)
  expect(await requestSync(database.db, 'full')).toBe('busy')
  holder.release(true)
  await expect.poll(() => isSyncUnderWay(database.db)).toBe(false)

  expect(await requestSync(database.db, 'full')).toBe('queued')
  expect(await requestSync(database.db, 'incremental')).toBe('busy')
  await queue.stop()
  const jobs = await rows(
    database.db,
    sql`select data from pgboss.job where name = ${syncTask} and singleton_key = 'by-hand'`,
  )
  expect(jobs).toEqual([{ data: { kind: 'full' } }])
})
