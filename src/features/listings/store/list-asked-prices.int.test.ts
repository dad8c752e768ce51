import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { connect, type Database } from '@/database/connection'
import type { Listing } from '@/domain/listing/listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { loginOf } from '@/testing/login-of'
import { aListing } from '@/testing/records/a-listing'

import { listAskedPrices } from './list-asked-prices'
import { storeListings } from './store-listings'
import { withdrawListings } from './withdraw-listings'

let test_: TestDatabase
let cms: Database
const id = 1

beforeAll(async () => {
  test_ = await createTestDatabase()
  cms = connect({ url: loginOf('gevel_cms', test_.url), poolSize: 1 })
})
afterAll(async () => {
  await cms.$client.end()
  await test_.drop()
})
beforeEach(async () => {
  await test_.db.execute(sql`truncate listing.event`)
  await test_.db.execute(sql`delete from listing.listing`)
})

/** A sync sees the home so, and a day goes by. */
async function seen(euro: number, given: Partial<Listing> & { isPublished?: boolean } = {}): Promise<void> {
  const { isPublished = true, ...others } = given
  await storeListings(test_.db, [
    aListing({ id, price: { cents: euro * 100, isPublished, isFrom: false }, ...others }),
  ])
  await test_.db.execute(sql`update listing.event set at = at - interval '1 day'`)
}

/** By the rights of the admin. */
const asked = async (most = 9) =>
  (await listAskedPrices(cms, { id, most })).map(({ cents, rentCents }) => [cents, rentCents])

test('the agency reads what was asked for a home, also while visitors could not', async () => {
  await seen(300_000)
  await seen(290_000, { isPublished: false })
  await seen(280_000, { isPublished: false })
  await seen(280_000)
  expect(await asked()).toEqual([
    [28_000_000, null],
    [29_000_000, null],
    [30_000_000, null],
  ])
  expect(await asked(1)).toEqual([[28_000_000, null]])
})

test('of an annuity it reads the bouquet and the rent', async () => {
  const rent = (viagerPension: number) => ({ facts: { hasViager: true, viagerPension } })
  await seen(159_000, rent(610))
  await seen(159_000, rent(640))
  expect(await asked()).toEqual([
    [15_900_000, 64_000],
    [15_900_000, 61_000],
  ])
})

test('what was sold, or was off the site for a while, is asked nothing else', async () => {
  await seen(300_000, { isPublished: false })
  await seen(300_000, { isPublished: false, status: 'sold' })
  await withdrawListings(test_.db, [id])
  await test_.db.execute(sql`update listing.event set at = at - interval '1 day'`)
  await seen(300_000, { isPublished: false })
  expect(await asked()).toEqual([[30_000_000, null]])
})
