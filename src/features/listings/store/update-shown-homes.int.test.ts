import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { criteriaFor } from '@/domain/search/criteria'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { publishSettings } from '@/testing/publish-settings'

import { findCards } from '../search/search-listings'
import { searchWithFacets } from '../search/search-with-facets'
import { storeListings } from './store-listings'

let test_: TestDatabase
const sale = criteriaFor('sale')
const marquee = 8

beforeAll(async () => {
  test_ = await createTestDatabase()
  const price = (euro: number) => ({ cents: euro * 100, isPublished: true, isFrom: false })
  await storeListings(test_.db, [
    aListing({ id: 1, price: price(100_000), marqueeId: 1 }),
    aListing({ id: 2, price: price(200_000), marqueeId: marquee }),
    aListing({ id: 3, price: price(300_000), marqueeId: null }),
    aListing({ id: 4, price: { ...price(400_000), isPublished: false } }),
    aListing({ id: 5, price: price(0) }),
    aListing({ id: 6, price: price(200_000), status: 'sold' }),
  ])
})
afterAll(() => test_.drop())

const hideBehind = (ignoredMarquees: number[]) => publishSettings(test_.db, { ignoredMarquees })

async function look() {
  const { perPriceBand } = await searchWithFacets(test_.db, { criteria: sale, language: 'nl' })
  const between = { ...sale, priceMinEuro: 150_000, priceMaxEuro: 250_000 }
  const found = await searchWithFacets(test_.db, { criteria: between, language: 'nl' })
  const sorted = await findCards(test_.db, { criteria: { ...sale, sort: 'price-up' }, language: 'nl' })
  return {
    bands: perPriceBand.map(({ fromEuro, homes }) => [fromEuro, homes]),
    between: [found.total, found.closed],
    sorted: sorted.map(({ id, priceCents }) => [id, priceCents]),
  }
}

const shown = {
  bands: [
    [100_000, 1],
    [200_000, 1],
    [300_000, 1],
  ],
  between: [1, 0],
  sorted: [
    [1, 10_000_000],
    [2, 20_000_000],
    [3, 30_000_000],
    [4, null],
    [5, null],
  ],
}

test('a price counts and sorts while it is shown: not when unpublished, not filled in, or of a sold home', async () => {
  expect(await look()).toEqual(shown)
})

test('behind a marquee it is in no band, filter or order, and back when the marquee no longer hides it', async () => {
  const tags = await hideBehind([marquee])
  expect(tags).toContain('listing-2')
  expect(tags).toContain('list-sale')
  expect(tags).not.toContain('listing-1')
  expect(await look()).toEqual({
    bands: [
      [100_000, 1],
      [300_000, 1],
    ],
    between: [0, 0],
    sorted: [
      [1, 10_000_000],
      [3, 30_000_000],
      [2, null],
      [4, null],
      [5, null],
    ],
  })
  expect(await hideBehind([marquee, 99])).toEqual([])
  expect(await hideBehind([])).toContain('listing-2')
  expect(await look()).toEqual(shown)
})

test('a home that comes in later is hidden too', async () => {
  await hideBehind([7])
  await storeListings(test_.db, [aListing({ id: 7, marqueeId: 7 })])
  const { sorted } = await look()
  expect(sorted).toContainEqual([7, null])
  await test_.db.execute(sql`delete from listing.listing where id = 7`)
})
