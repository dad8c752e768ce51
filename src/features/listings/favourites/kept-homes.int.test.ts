import { afterAll, beforeAll, expect, test } from 'vitest'

import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { storeListings } from '../store/store-listings'
import { withdrawListings } from '../store/withdraw-listings'
import { findKept } from './find-kept'
import { keptHomes } from './kept-homes'

let test_: TestDatabase

beforeAll(async () => {
  test_ = await createTestDatabase()
  await storeListings(test_.db, [
    aListing({ id: 1 }),
    aListing({ id: 2, status: 'sold' }),
    aListing({ id: 3, deal: 'rent', status: 'rented' }),
    aListing({ id: 4 }),
    aListing({ id: 5, status: 'under-option' }),
    aListing({ id: 6, price: { cents: 12_345_600, isPublished: false, isFrom: false } }),
    aListing({ id: 7, projectId: 70 }),
  ])
  await withdrawListings(test_.db, [4])
})
afterAll(() => test_.drop())

async function kept(...ids: number[]) {
  const found = await findKept(test_.db, { ids, language: 'nl' })
  return keptHomes(ids, found, {
    locale: 'nl',
    settings: { ignoredMarquees: [], hideCity: false },
    hosts: { storageHost: '', cdnOrigin: '' },
  })
}

test('homes come in the order they were asked for, none left out in silence', async () => {
  const homes = await kept(5, 99, 4, 2, 1, 7)
  expect(homes.map(({ id }) => id)).toEqual([5, 99, 4, 2, 1, 7])
  expect(homes.filter((home) => 'card' in home).map(({ id }) => id)).toEqual([5, 1, 7])
})

test.each([
  {
    id: 2,
    title: 'Huis · 9000\u00a0Gent',
    text: 'Dit pand is verkocht',
    next: 'Bekijk wat te koop is in Gent',
  },
  {
    id: 3,
    title: 'Huis · 9000\u00a0Gent',
    text: 'Dit pand is verhuurd',
    next: 'Bekijk wat te huur is in Gent',
  },
  {
    id: 4,
    title: '9000\u00a0Gent',
    text: 'Dit pand staat niet meer in ons aanbod',
    next: 'Bekijk wat te koop is in Gent',
  },
  { id: 99, title: 'Pand 99', text: 'We vinden dit pand niet', next: 'Bekijk alles wat te koop is' },
])('of home $id it is said that: $text', async ({ id, title, text, next }) => {
  const [home] = await kept(id)
  expect(home).toMatchObject({ id, gone: { title, text, next: { text: next } } })
})

test('a sold home still leads to its page, one that left the site does not', async () => {
  const homes = await kept(2, 4)
  expect(homes.map((home) => 'gone' in home && home.gone.href)).toEqual(['/nl/te-koop/gent/huis/2/', null])
})

test('a price that is not published does not reach the browser', async () => {
  const homes = await kept(6)
  expect(homes).toMatchObject([{ id: 6, card: { price: { word: 'Prijs op aanvraag' } } }])
  expect(JSON.stringify(homes)).not.toMatch(/123.?456/)
})

test('no homes at all is an empty list', async () => {
  expect(await kept()).toEqual([])
})
