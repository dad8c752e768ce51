import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Listing } from '@/domain/listing/listing'
import { criteriaFor } from '@/domain/search/criteria'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { listRelaxations } from './list-relaxations'
import { countListings } from './search-listings'
import { storeListings } from '../store/store-listings'

let test_: TestDatabase
const sale = criteriaFor('sale')
const gent = { ...sale, places: [{ city: 'Gent' }] }

beforeAll(async () => {
  test_ = await createTestDatabase()
  await storeListings(test_.db, [
    home('9000', 'GENT', 350_000),
    home('9000', 'GENT', 368_000),
    home('9820', 'MERELBEKE', 340_000, { bedrooms: 4 }),
    home('9820', 'MERELBEKE', 330_000, { bedrooms: 4 }),
    home('2000', 'ANTWERPEN', 300_000),
    home('9000', 'GENT', 200_000, { typeId: 2, typeIds: [2], bedrooms: 1 }),
  ])
})
afterAll(() => test_.drop())

function home(zip: string, city: string, euro: number, given: Partial<Listing> = {}): Listing {
  return aListing({
    ...given,
    price: { cents: euro * 100, isPublished: true, isFrom: false },
    address: { ...aListing().address, zip, city },
  })
}

test('a search names what lies just beside it, the nearest step of each kind', async () => {
  const criteria = { ...gent, typeIds: [1], priceMaxEuro: 345_000, bedroomsMin: 3 }
  const found = await listRelaxations(test_.db, criteria)
  expect(found).toMatchObject([
    { kind: 'price-max', euro: 365_000, gain: 1 },
    { kind: 'municipality', key: '44088', gain: 2 },
  ])
})

test('each gain is what its search finds more', async () => {
  const criteria = { ...gent, typeIds: [2], bedroomsMin: 2, hasGarden: true, isAvailableOnly: true }
  const { total } = await countListings(test_.db, criteria)
  const found = await listRelaxations(test_.db, criteria, { total })
  expect(found.map(({ kind }) => kind)).toEqual(['bedrooms-min', 'any-type'])
  for (const { criteria: wider, gain } of found)
    expect((await countListings(test_.db, wider)).total).toBe(total + gain)
})

test('a circle grows and an order of the visitor stays', async () => {
  const area = { kind: 'circle' as const, centre: [3.9, 51.05] as [number, number], radiusKm: 8 }
  const found = await listRelaxations(test_.db, { ...sale, area, sort: 'city', page: 3 })
  expect(found).toMatchObject([{ kind: 'radius', radiusKm: 16, criteria: { sort: 'city', page: 1 } }])
})

test('a day to move in is left out where that finds more', async () => {
  const { facts } = aListing()
  const late = { deal: 'rent' as const, facts: { ...facts, availableFrom: '2027-05-01' } }
  await storeListings(test_.db, [home('9000', 'GENT', 900, { id: 99, ...late })])
  const criteria = { ...criteriaFor('rent'), availableFrom: '2027-04-30' }
  expect(await listRelaxations(test_.db, criteria)).toMatchObject([
    { kind: 'without', field: 'availableFrom', gain: 1, criteria: { availableFrom: undefined } },
  ])
})

test('there is nothing wider than everything', async () => {
  expect(await listRelaxations(test_.db, sale)).toEqual([])
})
