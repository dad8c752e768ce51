import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { connect, type Database } from '@/database/connection'
import { brusselsDay } from '@/domain/brussels-day'
import type { SeenHome } from '@/domain/visit/seen'
import { storeListings } from '@/features/listings/store/store-listings'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'
import { loginOf } from '@/testing/login-of'

import { forgetVisitors } from './forget-visitors.task'
import { saltOf, storeViews } from './store-views'
import { startViewCounter, type ViewCounter } from './view-counter'
import { viewsOf } from './views-of'
import type { Viewer } from './visitor-hash'

let test_: TestDatabase
let web: Database
const today = brusselsDay(new Date())
const yesterday = brusselsDay(new Date(Date.now() - 24 * 3_600_000))
const all = { from: '2020-01-01', to: '2100-01-01' }

beforeAll(async () => {
  test_ = await createTestDatabase()
  await storeListings(
    test_.db,
    [1, 2, 3].map((id) => aListing({ id })),
  )
  web = connect({ url: loginOf('gevel_web', test_.url) })
})
afterAll(async () => {
  await web.$client.end()
  await test_.drop()
})
beforeEach(() => test_.db.execute(sql`truncate visit.salt, visit.seen, visit.daily, visit.reported`))

const heard = { dropped: 0, failed: 0 }

/** As a web process has one, with its rights. */
function aCounter(db: () => Database = () => web): ViewCounter {
  Object.assign(heard, { dropped: 0, failed: 0 })
  return startViewCounter({
    db,
    now: () => new Date(),
    log: { dropped: (views) => (heard.dropped += views), failed: () => heard.failed++ },
  })
}

type GivenView = Partial<Omit<SeenHome, 'kind'> & Viewer>

const view = ({ listingId = 1, source = 'direct', ...viewer }: GivenView = {}) => ({
  seen: { kind: 'home', listingId, source } as const,
  address: '192.0.2.1',
  program: 1,
  ...viewer,
})

test('a visitor counts once for a home and a day, in whichever process', async () => {
  const counters = [aCounter(), aCounter()]
  for (const counter of counters) {
    counter.add(view({ source: 'search' }))
    counter.add(view({ source: 'own-site' }))
    counter.add(view({ listingId: 2 }))
    counter.add(view({ address: '192.0.2.2', source: 'portal' }))
    counter.add(view({ program: 2, source: 'portal' }))
    await counter.stop()
  }
  expect(await viewsOf(test_.db, [1, 2, 3], all)).toEqual([
    { listingId: 1, day: today, source: 'portal', views: 2 },
    { listingId: 1, day: today, source: 'search', views: 1 },
    { listingId: 2, day: today, source: 'direct', views: 1 },
  ])
  expect(await viewsOf(test_.db, [2], { from: today, to: today })).toHaveLength(1)
  expect(await viewsOf(test_.db, [2], { from: yesterday, to: yesterday })).toEqual([])
  expect(await viewsOf(test_.db, [], all)).toEqual([])
})

test('only homes on the site count', async () => {
  const counter = aCounter()
  for (const listingId of [3, 4, 2_147_483_647]) counter.add(view({ listingId }))
  await counter.stop()
  expect((await viewsOf(test_.db, [3, 4, 2_147_483_647], all)).map(({ listingId }) => listingId)).toEqual([3])
})

test('processes that write the same at the same time lose nothing and count nothing twice', async () => {
  const counters = Array.from({ length: 4 }, () => aCounter())
  for (let n = 0; n < 3000; n++)
    counters.forEach((counter, index) => {
      // Each in an order of its own.
      const number = index % 2 ? n : 2999 - n
      counter.add(view({ listingId: 1 + (number % 3), address: `198.51.100.${number}` }))
    })
  await Promise.all(counters.map((counter) => counter.stop()))
  const views = await viewsOf(test_.db, [1, 2, 3], all)
  expect(views.map((home) => home.views)).toEqual([1000, 1000, 1000])
  expect(heard).toEqual({ dropped: 0, failed: 0 })
})

test('views wait while the database is away, up to a bound, and are counted once it is back', async () => {
  const away = connect({ url: 'postgres://gevel_web:gevel@127.0.0.1:1/gevel' })
  let db = away
  const counter = aCounter(() => db)
  for (let n = 0; n < 20_500; n++) counter.add(view({ address: `2001:db8:${n}` }))
  await counter.flush()
  await counter.flush()
  expect(heard.failed).toBeGreaterThan(0)
  expect(heard.dropped).toBe(500)
  db = web
  await counter.stop()
  expect(await viewsOf(test_.db, [1], all)).toMatchObject([{ views: 20_000 }])
  await away.$client.end()
})

test('a batch that is sent twice counts once', async () => {
  const salt = await saltOf(web, today)
  const batch = { day: today, salt: salt!, views: [{ ...view(), day: today }] }
  expect(await storeViews(web, batch)).toBe(1)
  expect(await storeViews(web, batch)).toBe(0)
})

test('all processes get one salt of a day, and none of a day that is over', async () => {
  const [one, other] = await Promise.all([saltOf(web, today), saltOf(web, today)])
  expect(one).toHaveLength(32)
  expect(one).toEqual(other)
  expect(await saltOf(web, yesterday)).toBeNull()
})

test('the day after, who viewed what is forgotten and the figures stay', async () => {
  await test_.db.execute(sql`insert into visit.salt values (${yesterday}, 'old'), (${today}, 'new')`)
  const views = [{ ...view(), day: yesterday }]
  const before = { day: yesterday, salt: Buffer.from('old'), views }
  expect(await storeViews(web, before)).toBe(1)
  expect(await storeViews(web, { ...before, day: today, salt: Buffer.from('new') })).toBe(1)
  expect(await forgetVisitors(test_.db)).toBe(1)
  const left = await rows<{ day: string }>(
    test_.db,
    sql`select day::text from visit.salt union all select day::text from visit.seen`,
  )
  expect(left.map(({ day }) => day)).toEqual([today, today])
  // A batch that comes too late would count visitors twice: nobody knows them any more.
  expect(await storeViews(web, before)).toBeNull()
  expect(await viewsOf(test_.db, [1], all)).toHaveLength(2)
})

test('the process that answers visitors can read neither salts nor hashes, nor write figures by itself', async () => {
  for (const statement of [
    sql`select * from visit.salt`,
    sql`select * from visit.seen`,
    sql`insert into visit.daily values (1, now(), 'direct', 5)`,
    sql`delete from visit.daily`,
    sql`select * from visit.reported`,
    sql`select * from visit.search_daily`,
    sql`insert into visit.place_daily values (now(), 'sale', '44021', 5, 5)`,
    sql`select * from visit.form_daily`,
  ])
    await expect(web.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('permission denied') as string },
    })
})

test('an owner sees the figures of the own homes, nobody else any, and who answers visitors none at all', async () => {
  const portal = connect({ url: loginOf('gevel_portal', test_.url), poolSize: 1 })
  await test_.db.execute(
    sql`insert into visit.daily select id, ${today}::date, 'direct', 7 from generate_series(1, 3) id`,
  )
  await test_.db.execute(
    sql`insert into owner.home_owner (listing_id, email, name, language, account_id)
        values (2, 'an@example.com', 'An', 'nl', 'account-of-an')`,
  )
  const asOwner = (account: string) =>
    portal.transaction(async (tx) => {
      await tx.execute(sql`select set_config('gevel.owner', ${account}, true)`)
      return viewsOf(tx, [1, 2, 3], all)
    })
  expect((await asOwner('account-of-an')).map(({ listingId }) => listingId)).toEqual([2])
  expect(await asOwner('account-of-another')).toEqual([])
  expect(await viewsOf(portal, [1, 2, 3], all)).toEqual([])
  await expect(viewsOf(web, [1, 2, 3], all)).rejects.toMatchObject({ cause: { code: '42501' } })
  await portal.$client.end()
})
