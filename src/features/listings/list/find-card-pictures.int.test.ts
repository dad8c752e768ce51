import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { aListing } from '@/testing/records/a-listing'

import { storeListings } from '../store/store-listings'
import { findCardPictures } from './find-card-pictures'

let test_: TestDatabase

const picture = (name: string, kind?: 'plan') => ({
  url: `https://pictures.example/${name}.jpg`,
  width: 1200,
  height: 800,
  ...(kind && { kind }),
})
const many = Array.from({ length: 12 }, (_, index) => picture(`m${index}`))

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_web' })
  await storeListings(test_.owner, [
    aListing({ id: 1, pictures: [picture('a'), picture('plan', 'plan'), picture('b')] }),
    aListing({ id: 2, pictures: many }),
    aListing({ id: 3, status: 'sold', pictures: many }),
    aListing({ id: 4, pictures: [picture('one')] }),
  ])
})
afterAll(() => test_.drop())

test('a card gets the photographs after its first, no plans, at most seven, and none of a sold home', async () => {
  const hosts = { storageHost: 'pictures.example', cdnOrigin: 'https://cdn.example' }
  const found = await findCardPictures(test_.db, { ids: [4, 3, 2, 1, 99], hosts })
  expect(found.map(([id, ...urls]) => [id, urls.length])).toEqual([
    [1, 1],
    [2, 7],
    [4, 0],
  ])
  expect(found[0]?.[1]).toBe('https://cdn.example/b.jpg?width=600&height=auto&format=webp')
})
