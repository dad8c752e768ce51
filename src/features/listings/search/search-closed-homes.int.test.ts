import { afterAll, beforeAll, expect, test } from 'vitest'

import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { searchClosedHomes } from './search-closed-homes'
import { storeListings } from '../store/store-listings'

let test_: TestDatabase

beforeAll(async () => {
  test_ = await createTestDatabase()
  const day = (number: number) => new Date(Date.UTC(2026, 0, number))
  await storeListings(test_.db, [
    aListing({ id: 1, status: 'available' }),
    aListing({ id: 2, status: 'sold', projectId: 7 }),
    aListing({ id: 3, deal: 'rent', status: 'rented', createdAt: day(31) }),
    ...Array.from({ length: 26 }, (_, index) =>
      aListing({ id: 10 + index, status: 'sold', createdAt: day(index + 1) }),
    ),
  ])
})
afterAll(() => test_.drop())

test('sold homes stand there, the latest first, over as many pages as it takes', async () => {
  const first = await searchClosedHomes(test_.db, { deal: 'sale', page: 1, language: 'nl' })
  expect([first.total, first.pages, first.cards.length]).toEqual([26, 2, 24])
  expect(first.cards.slice(0, 3).map(({ id }) => id)).toEqual([35, 34, 33])
  const second = await searchClosedHomes(test_.db, { deal: 'sale', page: 2, language: 'nl' })
  expect(second.cards.map(({ id }) => id)).toEqual([11, 10])
})

test('rented homes have their own', async () => {
  const rented = await searchClosedHomes(test_.db, { deal: 'rent', page: 1, language: 'nl' })
  expect(rented.cards.map(({ id }) => id)).toEqual([3])
})
