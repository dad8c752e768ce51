import { readFile } from 'node:fs/promises'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Listing } from '@/domain/listing/listing'
import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { checkPublications } from './publication/check-publications'
import { findListing } from './page/find-listing'
import { searchWithFacets } from './search/search-with-facets'
import { findSimilar } from './similar/find-similar'
import { storeListings } from './store/store-listings'

const euro = (amount: number): Listing['price'] => ({ cents: amount * 100, isPublished: true, isFrom: false })
const facts = { hasViager: true, viagerPension: 610.5, viagerType: 1 }
const annuityId = 2

let test_: TestDatabase

beforeAll(async () => {
  test_ = await createTestDatabase()
  await storeListings(test_.db, [
    aListing({ id: 1, price: euro(350_000) }),
    aListing({ id: annuityId, price: euro(159_000), facts }),
    aListing({ id: 3, price: euro(150_000) }),
    aListing({ id: 4, price: { ...euro(159_000), isPublished: false }, facts }),
  ])
})
afterAll(() => test_.drop())

async function search(wanted: Partial<SearchCriteria>) {
  const criteria = { ...criteriaFor('sale'), ...wanted }
  const { cards, total, perPriceBand } = await searchWithFacets(test_.db, { criteria, language: 'nl' })
  return { ids: cards.map(({ id }) => id), total, bands: perPriceBand, cards }
}

test('a card and a page know what an annuity asks, and a hidden one tells nothing', async () => {
  const { cards } = await search({})
  const asked = { bouquetCents: 15_900_000, rentCents: 61_050, occupancy: 'occupied' }
  expect(cards.find(({ id }) => id === annuityId)).toMatchObject({ priceCents: null, annuity: asked })
  expect(await findListing(test_.db, { id: annuityId, language: 'fr' })).toMatchObject({ annuity: asked })
  expect(await findListing(test_.db, { id: 4, language: 'nl' })).toMatchObject({
    priceCents: null,
    annuity: null,
  })
})

test('a bouquet is no price to filter, sort or count by', async () => {
  expect((await search({ priceMaxEuro: 200_000 })).ids).toEqual([3])
  expect((await search({ priceMinEuro: 155_000 })).ids).toEqual([1])
  expect((await search({ sort: 'price-up' })).ids.slice(0, 2)).toEqual([3, 1])
  expect((await search({ sort: 'price-down' })).ids.slice(0, 2)).toEqual([1, 3])
  const { total, bands } = await search({})
  expect(total).toBe(4)
  expect(bands.reduce((sum, { homes }) => sum + homes, 0)).toBe(2)
})

test('a bouquet makes no home similar', async () => {
  const listing = await findListing(test_.db, { id: 3, language: 'nl' })
  const similar = await findSimilar(test_.db, { listing: listing!, language: 'nl' })
  expect(similar.map(({ id }) => id)).toEqual([])
})

test('an annuity lacks no price', async () => {
  await checkPublications(test_.db)
  const gaps = await rows<{ id: number }>(
    test_.db,
    sql`select listing_id as id from listing.publication_gap where field = 'price'`,
  )
  expect(gaps).toEqual([])
})

test('a home that was stored with its bouquet as its price is put right', async () => {
  const stored = () =>
    rows<{ id: number }>(test_.db, sql`select id, price_cents, annuity from listing.listing order by id`)
  const before = await stored()
  await test_.db.execute(
    sql`update listing.listing set annuity = null, given_price_cents = 15900000 where id = ${annuityId}`,
  )
  const migration = await readFile('src/database/migrations/homes/0015_annuity.sql', 'utf8')
  await test_.db.execute(sql.raw(migration.slice(migration.indexOf('update listing.listing'))))
  expect(await stored()).toEqual(before)
})
