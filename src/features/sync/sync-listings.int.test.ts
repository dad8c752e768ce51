import { spawn } from 'node:child_process'

import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { omnicasa } from '@/platforms/omnicasa/omnicasa'
import type { Platform } from '@/platforms/platform'
import type { ParsedListing } from '@/platforms/platform-offer'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'
import { loginOf } from '@/testing/login-of'

import { isMalformed } from '../../../simulator/control/malformed-rows'
import { type Simulator, startSimulator } from '../../../simulator/simulator'
import { syncListings } from './sync-listings'
import type { SyncRun } from './sync-run'

let simulator: Simulator
let database: TestDatabase
let platform: ReturnType<typeof omnicasa>

beforeEach(async () => {
  simulator = await startSimulator({
    properties: 150,
    projects: 2,
    now: new Date('2026-11-15T00:00:00Z'),
    reach: 'country',
  })
  database = await createTestDatabase({ login: 'gevel_worker' })
  platform = omnicasa({ ...connection(), retries: 3, firstDelayMs: 5, timeoutMs: 20_000 })
})
afterEach(async () => {
  await simulator.stop()
  await database.drop()
})

const connection = () => ({
  url: `${simulator.url}/1.12/OmnicasaService.svc`,
  customer: 'gevel-demo',
  password: 'gevel-demo',
})

async function sync(kind: 'full' | 'incremental' = 'full', rowsPerPage = 40): Promise<SyncRun> {
  const run = await syncListings({ db: database.db, platform, rowsPerPage }, kind)
  if (!run) throw new Error('busy')
  return run
}

async function commandSimulator(call: string, body: object): Promise<void> {
  const response = await fetch(`${simulator.url}/__sim/${call}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
}

async function count(what: string): Promise<number> {
  const [row] = await rows<{ count: number }>(
    database.db,
    sql`select count(*)::int as count from ${sql.raw(what)}`,
  )
  return row?.count ?? -1
}

async function someIds(howMany: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    database.db,
    sql`select id from listing.listing where status = 'available' order by id limit ${howMany}`,
  )
  return found.map(({ id }) => id)
}

/** Everything the sync writes, without the moments at which it wrote. */
async function contents(db = database.db): Promise<unknown> {
  const [row] = await rows(
    db,
    sql`select
      (select md5(string_agg((to_jsonb(l) - 'synced_at')::text, '' order by id)) from listing.listing l) as listings,
      (select md5(string_agg(to_jsonb(t)::text, '' order by listing_id, language)) from listing.listing_text t) as texts,
      (select md5(string_agg(to_jsonb(d)::text, '' order by listing_id)) from listing.listing_detail d) as details,
      (select md5(string_agg(to_jsonb(y)::text, '' order by y::text)) from listing.tally y
       where (available, under_option, closed) <> (0, 0, 0)) as tally,
      (select md5(string_agg((to_jsonb(p) - 'synced_at')::text, '' order by id)) from listing.project p) as projects,
      (select md5(string_agg(to_jsonb(c)::text, '' order by id, language)) from listing.category c) as categories`,
  )
  return row
}

// Coverage: 1.13, 3.65, 7.13.
test('a first run stores every home in four languages, a second one writes nothing', async () => {
  const first = await sync()
  expect(first).toMatchObject({ state: 'done', refused: 0, gone: 0 })
  expect(first.changed).toBe(first.seen)
  expect(await count('listing.listing_text')).toBe(first.seen * 4)
  expect(await count('listing.project')).toBe(2)
  expect(await count('listing.listing where project_id is not null')).toBeGreaterThan(0)
  // Addresses say what the agency's own software says.
  expect(await count('listing.identity where external_id <> id::text')).toBe(0)
  // By its number at the platform each category has an icon.
  const icons = await rows(
    database.db,
    sql`select id, icon from listing.category where language = 'nl' order by id`,
  )
  expect(icons).toEqual([
    { id: 1, icon: 'residential' },
    { id: 2, icon: 'offices' },
    { id: 4, icon: 'land' },
    { id: 5, icon: 'offices' },
    { id: 7, icon: 'offices' },
    { id: 8, icon: 'offices' },
    { id: 9, icon: 'offices' },
  ])
  // Each with its name in four languages, its place in the order, and what it is offered for.
  const [apartment] = await rows(
    database.db,
    sql`select id, json_object_agg(language, name) as names, min(show_order) as show_order,
          bool_and(is_for_sale) as is_for_sale, bool_and(is_for_rent) as is_for_rent
        from listing.category where id = 8 group by id`,
  )
  expect(apartment).toEqual({
    id: 8,
    names: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' },
    show_order: 1,
    is_for_sale: true,
    is_for_rent: true,
  })
  const before = await contents()
  expect(await sync()).toMatchObject({ state: 'done', changed: 0, unchanged: first.seen })
  expect(await contents()).toEqual(before)
})

test('an incremental run brings changes and deletions, and nothing else', async () => {
  await sync()
  const [repriced = 0, sold = 0, deleted = 0] = await someIds(3)
  await commandSimulator('reprice', { id: repriced, price: 123_456 })
  await commandSimulator('sell', { id: sold })
  await commandSimulator('delete', { id: deleted })
  expect(await sync('incremental')).toMatchObject({ kind: 'incremental', state: 'done', changed: 2, gone: 1 })
  const found = await rows(
    database.db,
    sql`select id, price_cents, status from listing.listing where id in (${repriced}, ${sold}, ${deleted}) order by id`,
  )
  expect(found).toMatchObject([
    { id: repriced, price_cents: 12_345_600 },
    { id: sold, status: 'sold' },
  ])
  expect(await count(`listing.withdrawn where id = ${deleted}`)).toBe(1)
})

test('pages to purge are noted with the change: the home, its place and its deal, no other place', async () => {
  await sync()
  await database.db.execute(sql`delete from http_cache.purge`)
  const [id = 0] = await someIds(1)
  const [home] = await rows<{ deal: string; zip: string; city_key: string }>(
    database.db,
    sql`select deal, zip, city_key from listing.listing where id = ${id}`,
  )
  await commandSimulator('reprice', { id, price: 99_999 })
  await sync('incremental')
  const tags = await rows<{ tag: string }>(database.db, sql`select tag from http_cache.purge order by tag`)
  expect(tags.map(({ tag }) => tag)).toEqual(
    [
      `list-${home?.deal}`,
      `list-${home?.deal}-${home?.city_key}`,
      `list-${home?.deal}-${home?.zip}`,
      `listing-${id}`,
    ].sort(),
  )
})

test('a change of words alone touches the home’s own pages, not the lists', async () => {
  await sync()
  await database.db.execute(sql`delete from http_cache.purge`)
  const [id = 0] = await someIds(1)
  await commandSimulator('change', {
    id,
    patch: { DescriptionB: { nl: 'Nieuw', fr: 'Neuf', en: 'New', de: 'Neu' } },
  })
  await sync('incremental')
  expect(await rows(database.db, sql`select tag from http_cache.purge`)).toEqual([{ tag: `listing-${id}` }])
})

test.each(['halfList', 'emptyList'])('%s removes nothing and flags the run', async (kind) => {
  const { seen } = await sync()
  await commandSimulator('faults', { kind, operation: 'GetPropertyList' })
  expect(await sync()).toMatchObject({ state: 'flagged', gone: 0, reason: expect.stringMatching(/\d|empty/) })
  expect(await count('listing.listing')).toBe(seen)
})

test('a row count that is too low removes nothing, because each missing home is asked for by name', async () => {
  const { seen } = await sync()
  await commandSimulator('faults', {
    kind: 'wrongRowsCount',
    rowsCount: seen - 20,
    operation: 'GetPropertyList',
  })
  await sync('full', seen - 20)
  expect(await count('listing.listing')).toBe(seen)
})

test('more than a fifth deleted by absence is flagged; what the platform names as deleted goes', async () => {
  const { seen } = await sync()
  const ids = await someIds(Math.ceil(seen * 0.3))
  for (const id of ids.slice(1)) await commandSimulator('change', { id, patch: { Status: 5 } })
  await commandSimulator('delete', { id: ids[0] })
  expect(await sync()).toMatchObject({ state: 'flagged', gone: 1 })
  expect(await count('listing.listing')).toBe(seen - 1)
})

test('malformed records are set aside with a reason, the others arrive, and the last good data stays', async () => {
  const { seen } = await sync()
  const ids = (await rows<{ id: number }>(database.db, sql`select id from listing.listing`)).map(
    ({ id }) => id,
  )
  const spoiled = ids.filter((id) => isMalformed(id, 0.2)).length
  expect(spoiled).toBeGreaterThan(0)
  // Of a record that cannot be read nobody knows that its home was sold long ago.
  const { records } = await platform.listListings({ cursor: null, limit: 10_000 })
  const refused = records.filter(
    (record) => record.ok && isMalformed(Number(record.value.externalId), 0.2),
  ).length
  await commandSimulator('faults', { kind: 'malformedRows', rate: 0.2 })
  expect(await sync()).toMatchObject({ state: 'done', refused, seen: seen - spoiled, gone: 0 })
  expect(await count('listing.listing')).toBe(seen)
  expect(await count('sync.quarantine where length(reason) > 5')).toBe(refused)
  await commandSimulator('faults/clear', {})
  expect(await sync()).toMatchObject({ refused: 0, changed: 0 })
  expect(await count("sync.quarantine where platform_id not like 'without-id-%'")).toBe(0)
})

test('a home sold more than a year ago leaves the site, and stays away', async () => {
  await sync()
  const [home] = await rows<{ id: number }>(
    database.db,
    sql`select id from listing.listing where status = 'available' order by id limit 1`,
  )
  const soldIn = (year: number): Platform => {
    const changed = (records: ParsedListing[]) =>
      records.map((record) =>
        record.ok && record.value.externalId === String(home?.id)
          ? { ...record, value: { ...record.value, status: 'sold' as const, changedAt: new Date(year, 0) } }
          : record,
      )
    return {
      ...platform,
      listListings: async (request) => {
        const page = await platform.listListings(request)
        return { ...page, records: changed(page.records) }
      },
      listListingsById: async (ids) => changed(await platform.listListingsById(ids)),
    }
  }
  const isThere = () => count(`listing.listing where id = ${home?.id}`)
  const thisYear = new Date().getFullYear()
  const full = (year: number) => syncListings({ db: database.db, platform: soldIn(year) }, 'full')
  await full(thisYear)
  expect(await isThere()).toBe(1)
  expect(await full(thisYear - 2)).toMatchObject({ state: 'done', gone: 1 })
  expect(await isThere()).toBe(0)
  expect(await count(`listing.withdrawn where id = ${home?.id}`)).toBe(1)
  expect(await full(thisYear - 2)).toMatchObject({ gone: 0 })
  expect(await isThere()).toBe(0)
})

test.each([
  { kind: 'http', status: 503 },
  { kind: 'refuse' },
  { kind: 'truncate' },
  { kind: 'malformed' },
  { kind: 'disconnect' },
  { kind: 'latency', ms: 2500 },
])('one $kind fault is survived by asking again', async (fault) => {
  await commandSimulator('faults', { ...fault, operation: 'GetPropertyList', times: 1 })
  platform = omnicasa({ ...connection(), retries: 3, firstDelayMs: 5, timeoutMs: 2000 })
  expect(await sync()).toMatchObject({ state: 'done', refused: 0 })
})

test('a platform that stays down interrupts the run; the next one goes on where it stopped', async () => {
  await commandSimulator('faults', { kind: 'http', status: 500 })
  await expect(sync()).rejects.toThrow(/HTTP 500/)
  await expect(sync()).rejects.not.toThrow(/gevel-demo/)
  await commandSimulator('faults/clear', {})
  expect(await sync()).toMatchObject({ state: 'done' })
  expect(await count('sync.run')).toBe(1)
})

test('a value that only the database refuses sets that record aside and stores the rest of the page', async () => {
  const spoiling: Platform = {
    ...platform,
    async listListings(request) {
      const page = await platform.listListings(request)
      const [first, ...others] = page.records
      if (!first?.ok || request.cursor !== null) return page
      const spoiled = { ...first.value, address: { ...first.value.address, street: 'Kerk\0straat' } }
      return { ...page, records: [{ ok: true, value: spoiled }, ...others] }
    },
  }
  const run = await syncListings({ db: database.db, platform: spoiling, rowsPerPage: 40 }, 'full')
  expect(run).toMatchObject({ state: 'done', refused: 1 })
  expect(await count('listing.listing')).toBe(run?.seen)
  expect(await count("sync.quarantine where reason like 'the database refused it%'")).toBe(1)
})

test('a list that is empty in one language alone changes no texts', async () => {
  await sync()
  const before = await contents()
  const silent: Platform = omnicasa({ ...connection(), retries: 0, firstDelayMs: 1 })
  await commandSimulator('faults', { kind: 'emptyList', operation: 'GetPropertyList', times: 1 })
  const run = await syncListings({ db: database.db, platform: silent }, 'full').catch(() => null)
  expect(run?.changed ?? 0).toBe(0)
  await commandSimulator('faults/clear', {})
  await sync()
  expect(await contents()).toEqual(before)
})

test('half a list of projects removes none', async () => {
  await sync()
  await commandSimulator('faults', { kind: 'halfList', operation: 'GetProjectList' })
  await sync()
  expect(await count('listing.project')).toBe(2)
})

test('a person can accept a removal that was flagged', async () => {
  const { seen } = await sync()
  const ids = await someIds(Math.ceil(seen * 0.3))
  for (const id of ids) await commandSimulator('change', { id, patch: { Status: 5 } })
  expect(await sync()).toMatchObject({ state: 'flagged', gone: 0 })
  const accepted = await syncListings({ db: database.db, platform, acceptsRemoval: true }, 'full')
  expect(accepted).toMatchObject({ state: 'done', gone: ids.length })
})

test('only one run at a time: the second finds the first at work', async () => {
  await commandSimulator('faults', { kind: 'latency', ms: 200 })
  const results = await Promise.all([
    syncListings({ db: database.db, platform }, 'full'),
    syncListings({ db: database.db, platform }, 'full'),
  ])
  expect(results.filter((run) => run === null)).toHaveLength(1)
})

test('a worker killed in mid-run leaves tables that a new worker completes to the same content', async () => {
  const whole = await createTestDatabase({ login: 'gevel_worker' })
  await syncListings({ db: whole.db, platform, rowsPerPage: 20 }, 'full')
  const expected = await contents(whole.db)
  await whole.drop()

  await commandSimulator('faults', { kind: 'latency', ms: 60, operation: 'GetPropertyList' })
  const first = startWorker()
  await expect.poll(() => count('listing.listing'), { timeout: 90_000, interval: 10 }).toBeGreaterThan(40)
  await first.kill('SIGKILL')
  expect(await rows(database.db, sql`select state from sync.run`)).toEqual([{ state: 'running' }])
  expect(await contents()).not.toEqual(expected)

  await commandSimulator('faults/clear', {})
  const second = startWorker()
  await expect.poll(() => count("sync.run where state = 'done'"), { timeout: 90_000 }).toBe(1)
  await second.kill('SIGTERM')
  expect(await contents()).toEqual(expected)
})

function startWorker() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/worker.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: loginOf('gevel_worker', database.url),
      OMNICASA_URL: connection().url,
      SYNC_ROWS_PER_PAGE: '20',
      CACHE_PURGE_URLS: '',
    },
  })
  const exited = new Promise((resolve) => child.on('exit', resolve))
  return {
    async kill(signal: NodeJS.Signals) {
      child.kill(signal)
      await exited
    },
  }
}

test('the point of an unpublished address is stored for the server only', async () => {
  await sync()
  expect(await count('listing.listing where not is_address_published')).toBeGreaterThan(0)
  const shown = 'not is_address_published and (is_point_exact or st_equals(public_point, exact_point))'
  expect(await count(`listing.listing where ${shown}`)).toBe(0)
  expect(await count('listing.listing where is_point_exact')).toBeGreaterThan(0)
})
