import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { connect, type Database } from '@/database/connection'
import type { Listing } from '@/domain/listing/listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { publishSettings } from '@/testing/publish-settings'
import { aListing } from '@/testing/records/a-listing'
import { rows } from '@/testing/rows'
import { loginOf } from '@/testing/login-of'

import { findListing } from '../page/find-listing'
import { moveHidden } from '../publication/hidden-listings'
import { storeListings } from './store-listings'
import { withdrawListings } from './withdraw-listings'

let test_: TestDatabase
let web: Database
const id = 1

beforeAll(async () => {
  test_ = await createTestDatabase()
  web = connect({ url: loginOf('gevel_web', test_.url), poolSize: 2 })
})
afterAll(async () => {
  await web.$client.end()
  await test_.drop()
})
beforeEach(async () => {
  await test_.db.execute(sql`truncate listing.event, listing.hiding_gap, listing.publication_gap`)
  await test_.db.execute(sql`delete from listing.listing`)
  await test_.db.execute(sql`delete from sync.run`)
  await publishSettings(test_.db, { ignoredMarquees: [] })
})

/** A sync sees the home so, and a day goes by. */
async function seen(given: Partial<Listing> & { euro?: number; isPublished?: boolean } = {}): Promise<void> {
  const { euro = 300, isPublished = true, ...others } = given
  const price = { cents: euro * 100, isPublished, isFrom: false }
  await storeListings(test_.db, [aListing({ id, price, ...others })])
  await aDayGoesBy()
}

const aDayGoesBy = () => test_.db.execute(sql`update listing.event set at = at - interval '1 day'`)

const aFullSyncEnds = () =>
  test_.db.execute(sql`insert into sync.run (kind, state, finished_at) values ('full', 'done', now())`)

async function noted(): Promise<string[]> {
  const found = await rows<{ line: string }>(
    test_.db,
    sql`select concat_ws(' ', coalesce(status::text, 'off'), price_cents / 100,
          case when is_first_sync then 'first' end) as line
        from listing.event where listing_id = ${id} order by at`,
  )
  return found.map(({ line }) => line)
}

/** What the page is given, by the rights of web. */
async function told(): Promise<string[]> {
  const home = await findListing(web, { id, language: 'nl' })
  return home!.history.map(({ status, priceCents }) =>
    [status, priceCents === null ? '' : priceCents / 100].join(' ').trim(),
  )
}

test('each change of price or status is noted once, and nothing else of a home', async () => {
  await seen()
  await seen()
  await seen({ bedrooms: 5 })
  await seen({ euro: 280 })
  await seen({ euro: 280, status: 'under-option' })
  expect(await noted()).toEqual(['available 300 first', 'available 280', 'under-option 280'])
  expect(await told()).toEqual(['available 300', 'available 280', 'under-option 280'])
})

test('homes of the first sync were there before; those that come later are new', async () => {
  await seen()
  await aFullSyncEnds()
  await storeListings(test_.db, [aListing({ id: 2 })])
  const first = await rows(test_.db, sql`select is_first_sync from listing.event order by listing_id`)
  expect(first).toEqual([{ is_first_sync: true }, { is_first_sync: false }])
})

test('a home that leaves and comes back keeps its past', async () => {
  await seen()
  await aFullSyncEnds()
  await withdrawListings(test_.db, [id])
  await aDayGoesBy()
  await seen({ euro: 280 })
  expect(await noted()).toEqual(['available 300 first', 'off', 'available 280'])
})

test('while the agency keeps a home off the site it is not online', async () => {
  await seen()
  await test_.db.execute(sql`insert into listing.hiding_gap values ('x')`)
  await test_.db.execute(
    sql`insert into listing.publication_gap (listing_id, field, severity) values (${id}, 'x', 'must')`,
  )
  await moveHidden(test_.db)
  await aDayGoesBy()
  await test_.db.execute(sql`delete from listing.publication_gap`)
  await moveHidden(test_.db)
  expect(await noted()).toEqual(['available 300 first', 'off', 'available 300'])
})

test('a price that was hidden behind a marquee is in no history, before and after', async () => {
  await publishSettings(test_.db, { ignoredMarquees: [9] })
  await seen({ marqueeId: 9 })
  expect(await told()).toEqual([])
  await seen({ euro: 280, marqueeId: 9 })
  await publishSettings(test_.db, { ignoredMarquees: [] })
  expect(await noted()).toEqual(['available first', 'available', 'available 280'])
  expect(await told()).toEqual(['available', 'available 280'])
})

const given = () =>
  rows(
    test_.db,
    sql`select price_cents / 100 as shown, given_price_cents / 100 as given from listing.event
        where listing_id = ${id} order by at`,
  )

test('a hidden price that changes is noted with its amount for the agency alone', async () => {
  await publishSettings(test_.db, { ignoredMarquees: [9] })
  await seen({ marqueeId: 9 })
  await seen({ euro: 280, marqueeId: 9 })
  expect(await given()).toEqual([
    { shown: null, given: 300 },
    { shown: null, given: 280 },
  ])
  expect(await told()).toEqual([])
})

test('of an amount that the platform does not publish, all but the agency know only that it went', async () => {
  await seen()
  await seen({ euro: 280, isPublished: false })
  expect(await given()).toEqual([
    { shown: 300, given: 300 },
    { shown: null, given: null },
  ])
})

const forTheAgency = () =>
  rows(
    test_.db,
    sql`select (agency_price ->> 'cents')::int / 100 as euro, (agency_price ->> 'rentCents')::int / 100 as rent,
          is_hidden_change as "isHidden"
        from listing.event where listing_id = ${id} order by at`,
  )

test('an unpublished price that changes is noted, with its amount for the agency alone', async () => {
  await seen({ isPublished: false })
  await seen({ isPublished: false, bedrooms: 5 })
  await seen({ euro: 280, isPublished: false })
  expect(await forTheAgency()).toEqual([
    { euro: 300, rent: null, isHidden: false },
    { euro: 280, rent: null, isHidden: true },
  ])
  expect(await noted()).toEqual(['available first', 'available'])
  expect(await given()).toEqual(Array(2).fill({ shown: null, given: null }))
  expect(await told()).toEqual([])
  await seen({ euro: 280 })
  expect(await forTheAgency()).toHaveLength(3)
  expect(await told()).toEqual(['available', 'available 280'])
})

test.each([true, false])(
  'a bouquet or a rent for life that changes is noted, published (%s) or not',
  async (isPublished) => {
    const rent = (viagerPension: number) => ({ facts: { hasViager: true, viagerPension } })
    await seen({ isPublished, ...rent(610) })
    await seen({ isPublished, ...rent(610) })
    await seen({ isPublished, ...rent(640) })
    await seen({ isPublished, euro: 290, ...rent(640) })
    expect(await forTheAgency()).toEqual([
      { euro: 300, rent: 610, isHidden: false },
      { euro: 300, rent: 640, isHidden: true },
      { euro: 290, rent: 640, isHidden: true },
    ])
    expect(await told()).toEqual(isPublished ? ['available'] : [])
  },
)

test('an amount that was not noted before is no event, and stays while the home is off the site', async () => {
  await seen({ isPublished: false })
  await test_.db.execute(sql`update listing.event set agency_price = null`)
  await seen({ isPublished: false, bedrooms: 5 })
  expect(await forTheAgency()).toEqual([{ euro: 300, rent: null, isHidden: false }])
  await withdrawListings(test_.db, [id])
  await aDayGoesBy()
  await seen({ isPublished: false, bedrooms: 5 })
  expect(await forTheAgency()).toMatchObject([{ euro: 300 }, { euro: 300 }, { euro: 300 }])
  expect(await noted()).toEqual(['available first', 'off', 'available'])
})

test('that a hidden price changed is not even dated for visitors', async () => {
  await publishSettings(test_.db, { ignoredMarquees: [9] })
  await seen({ marqueeId: 9 })
  await seen({ euro: 280, marqueeId: 9 })
  await seen({ euro: 280, marqueeId: 9, status: 'sold' })
  expect(await given()).toHaveLength(3)
  expect(await told()).toEqual(['available', 'sold'])
})

test('a price that goes on request takes the history with it, and a sale takes the amounts', async () => {
  await seen()
  await seen({ euro: 280 })
  await seen({ euro: 280, isPublished: false })
  expect(await told()).toEqual([])
  await seen({ euro: 280 })
  await seen({ euro: 280, status: 'sold' })
  expect(await told()).toEqual(['available', 'available', 'available', 'available', 'sold'])
})

test('web reads no history but through its view', async () => {
  const read = rows(web, sql`select 1 from listing.event limit 1`)
  await expect(read).rejects.toMatchObject({ cause: { code: '42501' } })
})
