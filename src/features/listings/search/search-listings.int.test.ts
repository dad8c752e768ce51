import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { isClosed } from '@/domain/listing/closed-listing'
import type { Listing } from '@/domain/listing/listing'
import { regionOf } from '@/domain/place/region'
import { criteriaFor, pageSize, type SearchCriteria, withoutPlaces } from '@/domain/search/criteria'
import { municipalityOf } from '@/i18n/places/municipality-of'
import { omnicasa } from '@/platforms/omnicasa/omnicasa'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { ownHome } from '@/testing/homes/own-home'
import { hidingMarquee, plainMatches, plainSearch, visiblePrice } from '@/testing/plain-search'
import { publishSettings } from '@/testing/publish-settings'
import { rows } from '@/testing/rows'
import { partsAround, someCriteria } from '@/testing/records/some-criteria'

import { startSimulator } from '../../../../simulator/simulator'
import { searchWithFacets } from './search-with-facets'
import { storeListings } from '../store/store-listings'
import { withdrawListings } from '../store/withdraw-listings'

let test_: TestDatabase
let homes: Listing[]

beforeAll(async () => {
  homes = await demoHomes()
  test_ = await createTestDatabase()
  await publishSettings(test_.db, { ignoredMarquees: [hidingMarquee] })
  await storeListings(test_.db, homes)
}, 60_000)
afterAll(() => test_.drop())

/** The two thousand homes of the demo, by the way they come to the site; some hide their price behind a marquee. */
async function demoHomes(): Promise<Listing[]> {
  const simulator = await startSimulator({
    properties: 2400,
    projects: 3,
    now: new Date('2026-11-15T00:00:00Z'),
    reach: 'country',
  })
  const url = `${simulator.url}/1.12/OmnicasaService.svc`
  const platform = omnicasa({ url, customer: 'gevel-demo', password: 'gevel-demo' })
  const { records } = await platform.listListings({ cursor: null, limit: 2000 })
  await simulator.stop()
  return records.flatMap((record) => {
    if (!record.ok) return []
    const listing = ownHome(record.value)
    const hides = listing.id % 11 === 0 && listing.status === 'available'
    return [hides ? { ...listing, marqueeId: hidingMarquee } : listing]
  })
}

test('there are two thousand homes to search in', () => {
  expect(homes.length).toBe(2000)
})

// Coverage: 1.14, 1.15, 1.16, 1.17, 1.18, 1.19, 1.20, 1.21, 1.22, 1.23, 2.89, 3.66, 9.18.
test('each criterion by itself finds what a plain filter finds, in the same order, with the same counts', async () => {
  const names = Object.keys(partsAround(homes[0]!))
  const found = new Map<string, number>()
  for (const name of names as (keyof ReturnType<typeof partsAround>)[]) {
    for (const [index, home] of homes.filter(({ id }) => id % 331 === 0).entries()) {
      const [value] = fc.sample<unknown>(partsAround(home)[name], { numRuns: 1, seed: index })
      const total = await compare({ ...criteriaFor(home.deal), [name]: value })
      found.set(name, (found.get(name) ?? 0) + total)
    }
  }
  expect([...found].filter(([, total]) => total === 0)).toEqual([])
}, 240_000)

test('any combination of criteria does too', async () => {
  let notEmpty = 0
  await fc.assert(
    fc.asyncProperty(someCriteria(homes), async (criteria) => {
      if ((await compare(criteria)) > 0) notEmpty++
    }),
    { numRuns: 200, seed: 11 },
  )
  expect(notEmpty).toBeGreaterThan(60)
}, 240_000)

test('homes whose town is hidden are found as if they stood nowhere', async () => {
  const told = homes
  const ignoredMarquees = [hidingMarquee]
  await publishSettings(test_.db, { ignoredMarquees, hideCity: true })
  homes = homes.map((home) => (home.address.isPublished ? home : nowhere(home)))
  expect(homes.filter((home, index) => home !== told[index]).length).toBeGreaterThan(100)
  await fc.assert(
    fc.asyncProperty(someCriteria(told), async (criteria) => {
      await compare(criteria)
    }),
    { numRuns: 100, seed: 12 },
  )
  homes = told
  await publishSettings(test_.db, { ignoredMarquees, hideCity: false })
}, 240_000)

/** The scale of its energy label stays that of its region. */
function nowhere({ address, ...home }: Listing): Listing {
  const region = regionOf(address.country, address.zip)
  const place = { ...address, zip: '', city: '', region }
  return { ...home, address: place, location: null }
}

test('featured homes come first in their own order while they are available, and only where no order is asked', async () => {
  const few = homes.filter(({ id }) => id % 50 === 0).map(({ id }) => id)
  // In no order that dates or numbers give.
  const featured = [
    ...few.filter((_, index) => index % 2 === 1),
    ...few.filter((_, index) => index % 2 === 0),
  ]
  for (const sort of ['newest', 'price-up'] as const)
    for (const page of [1, 2, 30]) await compare({ ...criteriaFor('sale'), sort, page }, featured)
})

/** Answers how many there are. */
async function compare(criteria: SearchCriteria, featuredIds?: number[]): Promise<number> {
  const found = await searchWithFacets(test_.db, { criteria, language: 'nl', featuredIds })
  const expected = plainSearch(homes, criteria, featuredIds)
  const start = (criteria.page - 1) * pageSize
  expect([found.listed, found.pages]).toEqual([
    expected.length,
    Math.max(1, Math.ceil(expected.length / pageSize)),
  ])
  const matches = plainMatches(homes, criteria)
  const withStatus = (...wanted: string[]) => matches.filter(({ status }) => wanted.includes(status)).length
  expect([found.total, found.underOption, found.closed]).toEqual([
    withStatus('available', 'under-option'),
    withStatus('under-option'),
    withStatus('sold', 'rented'),
  ])
  expect(found.cards.map(({ id }) => id)).toEqual(expected.slice(start, start + pageSize).map(({ id }) => id))
  const ofAnyType = open({ ...criteria, typeIds: [] })
  expect(counts(found.perType)).toEqual(tallied(ofAnyType.flatMap(({ typeIds }) => typeIds)))
  const { perMunicipality, perPriceBand } = found
  const anywhere = open(withoutPlaces(criteria))
  const keys = anywhere.flatMap(({ address }) => municipalityOf(address)?.key ?? [])
  expect(counts(perMunicipality)).toEqual(tallied(keys))
  const ofAnyPrice = open({ ...criteria, priceMinEuro: undefined, priceMaxEuro: undefined })
  const step = criteria.deal === 'sale' ? 2_500_000 : 5000
  const bands = ofAnyPrice.map(visiblePrice).flatMap((cents) => (cents === null ? [] : bandOf(cents, step)))
  expect(counts(perPriceBand.map(({ fromEuro, homes: count }) => [fromEuro, count]))).toEqual(tallied(bands))
  return found.listed
}

function open(criteria: SearchCriteria): Listing[] {
  return plainMatches(homes, criteria).filter(({ status }) => !isClosed(status))
}

function bandOf(cents: number, step: number): number {
  return (Math.min(Math.floor(cents / step), 200) * step) / 100
}

function tallied(values: (string | number)[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(values, String)].map(([value, all]) => [value, all.length]))
}

function counts(found: Iterable<readonly [string | number, number]>): Record<string, number> {
  return Object.fromEntries(found)
}

test('the tallies stay exact through changes, removals and returns', async () => {
  const changed = homes.slice(0, 200).map((home, index) => ({
    ...home,
    bedrooms: (home.bedrooms ?? 0) + 1,
    status: (['available', 'under-option', 'sold'] as const)[index % 3] ?? home.status,
    address: { ...home.address, zip: '9000', city: 'GENT' },
    price: { ...home.price, cents: index % 4 === 0 ? null : 20_000_000 + index * 1_000_000 },
  }))
  await storeListings(test_.db, changed)
  await withdrawListings(
    test_.db,
    homes.slice(200, 204).map(({ id }) => id),
  )
  await storeListings(test_.db, homes.slice(200, 202))
  const rooms =
    'deal, type_id, price_band, bedrooms, garages, parkings, has_garden, has_terrace, extra_type_ids'
  const places = 'deal, province_key, municipality_key, country, zip, type_id, extra_type_ids'
  const prices = 'deal, province_key, municipality_key, type_id, price_band, extra_type_ids'
  for (const [table, list] of [
    ['listing.tally', rooms],
    ['listing.place_tally', places],
    ['listing.price_tally', prices],
  ] as const) {
    const [tally, columns] = [sql.raw(table), sql.raw(list)]
    const differences = await rows(
      test_.db,
      sql`with counted as (
            select ${columns}, count(*) filter (where status = 'available') as available,
              count(*) filter (where status = 'under-option') as under_option,
              count(*) filter (where status in ('sold', 'rented')) as closed
            from listing.listing where project_id is null group by ${columns}
          ), kept as (
            select ${columns}, available, under_option, closed from ${tally}
            where (available, under_option, closed) <> (0, 0, 0)
          )
          (table kept except table counted) union all (table counted except table kept)`,
    )
    expect([table, differences]).toEqual([table, []])
  }
  await storeListings(test_.db, homes)
})

test('a home whose address is not published is found at its municipality and nowhere nearer', async () => {
  const shown = await rows<{ count: number }>(
    test_.db,
    sql`select count(*)::int as count from listing.listing
        where not is_address_published and (is_point_exact or st_equals(public_point, exact_point))`,
  )
  expect(shown).toEqual([{ count: 0 }])
  expect(homes.filter(({ address }) => !address.isPublished).length).toBeGreaterThan(50)
})
