import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { rows } from '@/database/query'
import type { Listing } from '@/domain/listing/listing'
import { criteriaFor, pageSize, type SearchCriteria } from '@/domain/search/criteria'
import { aListing } from '@/testing/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { searchListings } from './search-listings'
import { storeListings } from './store-listings'
import { withdrawListings } from './withdraw-listings'

let test_: TestDatabase
const homes: Listing[] = fc
  .sample(listings(), { numRuns: 600, seed: 7 })
  .map((home, index) => ({ ...home, id: index + 1 }))

beforeAll(async () => {
  test_ = await createTestDatabase()
  await storeListings(test_.db, homes)
})
afterAll(() => test_.drop())

test('any search finds what a plain filter over the same homes finds, in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(criteria(), async (criteria) => {
      const found = await searchListings(test_.db, { criteria, language: 'nl' })
      const expected = homes.filter((home) => fits(home, criteria)).sort(byOrder(criteria.sort))
      const start = (criteria.page - 1) * pageSize
      expect(found.total).toBe(expected.length)
      expect(found.cards.map(({ id }) => id)).toEqual(
        expected.slice(start, start + pageSize).map(({ id }) => id),
      )
      const open = homes.filter((home) => fits(home, { ...criteria, typeIds: [] }))
      for (const typeId of [1, 2, 3, 4]) {
        const ofType = open.filter(({ typeIds }) => typeIds.includes(typeId)).length
        expect(found.perType.get(typeId) ?? 0).toBe(ofType)
      }
    }),
    { numRuns: 200, seed: 11 },
  )
})

test('the tally stays exact through changes, removals and returns', async () => {
  const changed = homes.slice(0, 200).map((home, index) => ({
    ...home,
    bedrooms: (home.bedrooms ?? 0) + 1,
    price: { ...home.price, cents: index % 3 === 0 ? null : 20_000_000 + index * 1_000_000 },
  }))
  await storeListings(test_.db, changed)
  await withdrawListings(test_.db, [201, 202, 203, 204])
  await storeListings(test_.db, homes.slice(200, 202))
  const columns = sql.raw(
    'deal, type_id, price_band, bedrooms, garages, parkings, has_garden, has_terrace, extra_type_ids',
  )
  const differences = await rows(
    test_.db,
    sql`(select ${columns}, homes from listing.tally where homes <> 0
         except select ${columns}, count(*) from listing.listing where project_id is null group by ${columns})
        union all
        (select ${columns}, count(*) from listing.listing where project_id is null group by ${columns}
         except select ${columns}, homes from listing.tally)`,
  )
  expect(differences).toEqual([])
  await storeListings(test_.db, homes)
})

function listings(): fc.Arbitrary<Listing> {
  const small = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null })
  return fc
    .record({
      deal: fc.constantFrom('sale' as const, 'rent' as const),
      isClosed: fc.boolean(),
      typeId: fc.constantFrom(1, 2, 3),
      alsoType4: fc.boolean(),
      euro: fc.option(fc.integer({ min: 1, max: 6_000_000 }), { nil: null }),
      place: fc.constantFrom(['9000', 'GENT'], ['9050', 'GENTBRUGGE'], ['1000', 'Brussel']),
      bedrooms: small,
      garages: small,
      parkings: small,
      hasGarden: fc.boolean(),
      hasTerrace: fc.boolean(),
      isUnit: fc.integer({ min: 1, max: 10 }).map((n) => n === 1),
      day: fc.integer({ min: 1, max: 20 }),
    })
    .map(({ isClosed, alsoType4, euro, place, isUnit, day, ...rest }) =>
      aListing({
        ...rest,
        status: isClosed ? (rest.deal === 'sale' ? 'sold' : 'rented') : 'available',
        typeIds: alsoType4 ? [rest.typeId, 4] : [rest.typeId],
        projectId: isUnit ? 501 : null,
        price: {
          cents: euro === null ? null : euro * (rest.deal === 'sale' ? 100 : 1),
          isPublished: true,
          unit: 1,
        },
        address: { ...aListing().address, zip: place[0] ?? '', city: place[1] ?? '' },
        createdAt: new Date(Date.UTC(2026, 0, day)),
      }),
    )
}

function criteria(): fc.Arbitrary<SearchCriteria> {
  const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 2 })
  return fc
    .record({
      deal: fc.constantFrom('sale' as const, 'rent' as const),
      reference: fc.option(fc.constantFrom('v-3', 'V-44'), { nil: undefined, freq: 12 }),
      places: fc.subarray([{ zip: '9000', city: 'Gent' }, { zip: '9050' }, { city: 'Brussel' }]),
      typeIds: fc.subarray([1, 2, 4]),
      priceMinEuro: maybe(fc.integer({ min: 1, max: 5_500_000 })),
      priceMaxEuro: maybe(fc.integer({ min: 1, max: 5_500_000 })),
      bedroomsMin: maybe(fc.integer({ min: 1, max: 5 })),
      bedroomsMax: maybe(fc.integer({ min: 1, max: 5 })),
      garagesMin: maybe(fc.integer({ min: 1, max: 3 })),
      parkingsMin: maybe(fc.integer({ min: 1, max: 3 })),
      hasGarden: maybe(fc.constant(true)),
      hasTerrace: maybe(fc.constant(true)),
      sort: fc.constantFrom(
        'newest' as const,
        'price-up' as const,
        'price-down' as const,
        'city' as const,
        'type' as const,
      ),
      page: fc.integer({ min: 1, max: 3 }),
    })
    .map((wanted) => ({ ...criteriaFor(wanted.deal), ...wanted }))
}

function fits(home: Listing, wanted: SearchCriteria): boolean {
  const within = (value: number | null, min?: number, max?: number) =>
    (min === undefined || (value !== null && value >= min)) &&
    (max === undefined || (value !== null && value <= max))
  const euro = home.price.cents === null ? null : home.price.cents / 100
  return (
    home.projectId === null &&
    home.deal === wanted.deal &&
    (!wanted.reference || home.reference === wanted.reference.toUpperCase()) &&
    (wanted.places.length === 0 ||
      wanted.places.some(({ zip, city }) =>
        zip ? home.address.zip === zip : home.address.city.toLowerCase() === city?.toLowerCase(),
      )) &&
    (wanted.typeIds.length === 0 || wanted.typeIds.some((id) => home.typeIds.includes(id))) &&
    within(euro, wanted.priceMinEuro, wanted.priceMaxEuro) &&
    within(home.bedrooms, wanted.bedroomsMin, wanted.bedroomsMax) &&
    within(home.garages, wanted.garagesMin) &&
    within(home.parkings, wanted.parkingsMin) &&
    (!wanted.hasGarden || home.hasGarden) &&
    (!wanted.hasTerrace || home.hasTerrace)
  )
}

function byOrder(sort: SearchCriteria['sort']): (a: Listing, b: Listing) => number {
  const closed = ({ status }: Listing) => Number(status === 'sold' || status === 'rented')
  const newest = (a: Listing, b: Listing) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id
  const orders: Record<SearchCriteria['sort'], (a: Listing, b: Listing) => number> = {
    newest,
    'price-up': (a, b) =>
      (a.price.cents ?? Number.MAX_SAFE_INTEGER) - (b.price.cents ?? Number.MAX_SAFE_INTEGER) || a.id - b.id,
    'price-down': (a, b) => (b.price.cents ?? -1) - (a.price.cents ?? -1) || b.id - a.id,
    city: (a, b) => cityKey(a).localeCompare(cityKey(b)) || newest(a, b),
    type: (a, b) => a.typeId - b.typeId || newest(a, b),
  }
  return (a, b) => closed(a) - closed(b) || orders[sort](a, b)
}

function cityKey({ address }: Listing): string {
  return address.city.toLowerCase()
}
