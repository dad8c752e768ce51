import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { statementText } from '@/database/query'
import { municipalityOf } from '@/i18n/places/municipality-of'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { findListing } from '../page/find-listing'
import { storeListings } from '../store/store-listings'
import { findSimilar, type SimilarTo } from './find-similar'
import { similarSql } from './similar.sql'

let test_: TestDatabase

const price = (euro: number, isPublished = true) => ({ cents: euro * 100, isPublished, isFrom: false })
const north = (kilometres: number) => ({ latitude: 51.05 + kilometres / 111, longitude: 3.72 })
const address = aListing().address

beforeAll(async () => {
  test_ = await createTestDatabase()
  await storeListings(test_.db, [
    aListing({ id: 1 }),
    aListing({ id: 2, location: north(1) }),
    aListing({ id: 3, location: north(3) }),
    aListing({ id: 4, price: price(430_000), location: north(1) }),
    aListing({ id: 5, price: price(450_000) }),
    aListing({ id: 6, price: price(250_000) }),
    aListing({ id: 7, typeId: 2 }),
    aListing({ id: 8, deal: 'rent' }),
    aListing({ id: 9, status: 'sold' }),
    aListing({ id: 10, status: 'under-option' }),
    aListing({ id: 11, projectId: 70 }),
    aListing({ id: 12, typeId: 5 }),
    aListing({ id: 13, price: price(350_000, false) }),
    aListing({
      id: 14,
      address: { ...address, zip: '6700', city: 'Arlon' },
      location: { latitude: 49.68, longitude: 5.81 },
    }),
    aListing({ id: 15, address: { ...address, isPublished: false }, location: north(2) }),
  ])
  await test_.db.execute(sql`
    insert into listing.category (id, language, name, kind, show_order, is_for_sale, is_for_rent)
    values (1, 'nl', 'Huis', 'house', 1, true, true), (2, 'nl', 'Appartement', 'apartment', 2, true, true),
      (5, 'nl', 'Villa', 'house', 3, true, true)`)
})
afterAll(() => test_.drop())

async function likeHome(id: number, changed: Partial<SimilarTo> = {}, maximum?: number) {
  const listing = await findListing(test_.db, { id, language: 'nl' })
  const found = await findSimilar(test_.db, { listing: { ...listing!, ...changed }, language: 'nl', maximum })
  return found.map((home) => home.id)
}

// Coverage: 2.103.
test('what is alike is free, of one family and one deal, near and about as dear; the nearest and most alike first', async () => {
  expect(await likeHome(1, {}, 10)).toEqual([15, 2, 12, 3, 4])
})

test('no more than asked for', async () => {
  expect(await likeHome(1)).toEqual([15, 2, 12, 3])
  expect(await likeHome(1, {}, 1)).toEqual([15])
})

test('a home whose price is not published is compared by all but its price', async () => {
  expect(await likeHome(13, {}, 20)).toEqual(expect.arrayContaining([1, 2, 5, 6]))
})

test('an unpublished price does not narrow the search, whatever the caller knows', async () => {
  const known = { isPricePublished: false, priceCents: 35_000_000 }
  expect(await likeHome(1, known, 20)).toEqual(expect.arrayContaining([5, 6, 13]))
})

test('a sold home has homes like it by the middle of its municipality', async () => {
  const sold = await findListing(test_.db, { id: 9, language: 'nl' })
  expect([sold?.longitude, sold?.latitude]).toEqual(municipalityOf(address)?.point)
  expect(await likeHome(9, {}, 10)).toEqual(expect.arrayContaining([1, 2, 3, 15]))
})

test('a home that left the site is known by its deal and municipality', async () => {
  const listing = { id: 99, deal: 'sale', municipalityKey: municipalityOf(address)?.key } as const
  const homes = await findSimilar(test_.db, { listing, language: 'nl', maximum: 20 })
  expect(homes.map(({ id }) => id).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 12, 13, 15])
})

test('the nearest homes are read off the index of points, however many there are', async () => {
  await test_.db.execute(sql`analyze listing.listing`)
  const statement = similarSql({
    id: 1,
    deal: 'sale',
    typeId: 1,
    typeIds: [1],
    priceCents: 35_000_000,
    bedrooms: 3,
    livingSquareMetres: 164,
    point: [3.72, 51.05],
    municipalityKey: '44021',
    provinceKey: null,
    maximum: 4,
    language: 'nl',
  })
  const { sql: text, params } = statementText(statement)
  const client = await test_.db.$client.connect()
  await client.query('set enable_seqscan = off; set enable_sort = off')
  const { rows } = await client.query(`explain ${text}`, params)
  client.release()
  expect(JSON.stringify(rows)).toContain('listing_point_sale')
})
