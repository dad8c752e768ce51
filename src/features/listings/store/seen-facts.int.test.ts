import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Listing } from '@/domain/listing/listing'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { publishSettings } from '@/testing/publish-settings'

import { storeListings } from './store-listings'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase({ login: 'gevel_worker' })
  await publishSettings(database.owner, { ignoredMarquees: [9] })
})
afterAll(() => database.drop())
beforeEach(() => database.owner.execute(sql`truncate listing.listing cascade`))

const paper = (id: number, isPublished = true) => ({
  ...{ id, name: 'Attest', isPublished },
  url: `https://files.example/${id}.pdf`,
})
const home = aListing({ id: 1, documents: [paper(1), paper(2, false)] })
const { address, price } = home

const hides: [string, Partial<Listing>][] = [
  ['an address that is no longer published', { address: { ...address, isPublished: false } }],
  ['a price that is no longer published', { price: { ...price, isPublished: false } }],
  ['a price behind a marquee', { marqueeId: 9 }],
  ['a price that is no longer given', { price: { ...price, cents: null } }],
  ['a sale', { status: 'sold' }],
  ['a paper that is no longer published', { documents: [paper(1, false), paper(2, false)] }],
  ['a paper that is gone', { documents: [paper(2, false)] }],
]

test.each(hides)('%s is thrown out of the caches', async (_, change) => {
  await storeListings(database.db, [home])
  const { tags, hidingTags } = await storeListings(database.db, [{ ...home, ...change }])
  expect(hidingTags).toContain('listing-1')
  expect(tags).toEqual([])
})

const corrects: [string, Partial<Listing>][] = [
  ['another price', { price: { ...price, cents: 100 } }],
  ['one more bedroom', { bedrooms: 9 }],
  ['one more paper', { documents: [paper(1), paper(2, false), paper(3)] }],
  ['an unpublished paper that is gone', { documents: [paper(1)] }],
]

test.each(corrects)('%s may be shown as it was while the site is down', async (_, change) => {
  await storeListings(database.db, [home])
  const { tags, hidingTags } = await storeListings(database.db, [{ ...home, ...change }])
  expect(tags).toContain('listing-1')
  expect(hidingTags).toEqual([])
})

test('a new home hides nothing, nor does one that shows more', async () => {
  const secret = { ...home, address: { ...address, isPublished: false }, documents: [] }
  expect(await storeListings(database.db, [secret])).toMatchObject({ hidingTags: [] })
  expect(await storeListings(database.db, [home])).toMatchObject({ hidingTags: [] })
})
