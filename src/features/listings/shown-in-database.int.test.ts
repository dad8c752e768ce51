import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { connect, type Database } from '@/database/connection'
import { isClosed } from '@/domain/listing/closed-listing'
import type * as disclosure from '@/domain/listing/disclosure'
import { readFacts, readLabels } from '@/domain/listing/facts/read-facts'
import type { Listing, ListingStatus } from '@/domain/listing/listing'
import { isPriceShown } from '@/domain/listing/price/price'
import { priceFacts } from '@/domain/listing/price/price-facts'
import { regionOf } from '@/domain/place/region'
import { aListing, inEveryLanguage } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { publishSettings } from '@/testing/publish-settings'
import { rows } from '@/testing/rows'
import { loginOf } from '@/testing/login-of'

import { findListing } from './page/find-listing'
import { storeListings } from './store/store-listings'

// What the database gives is looked at as it comes.
vi.mock('@/domain/listing/disclosure', async (original) => ({
  ...(await original<typeof disclosure>()),
  disclosed: (home: unknown) => home,
}))
const { disclosed } = await vi.importActual<typeof disclosure>('@/domain/listing/disclosure')

let test_: TestDatabase
let web: Database
const ignoredMarquees = [9]

const booleans = [true, false]
const statuses: ListingStatus[] = ['available', 'under-option', 'sold', 'rented']
const cases = booleans.flatMap((isAddressPublished) =>
  booleans.flatMap((isPricePublished) =>
    statuses.flatMap((status) =>
      [null, 9].map((marqueeId) => ({ isAddressPublished, isPricePublished, status, marqueeId })),
    ),
  ),
)

function homeOf(index: number): Listing {
  const { isAddressPublished, isPricePublished, ...given } = cases[index]!
  return aListing({
    ...given,
    id: index + 1,
    address: { ...aListing().address, box: 'A', isPublished: isAddressPublished },
    price: { ...aListing().price, isPublished: isPricePublished },
    facts: {
      startPrice: 300_000,
      cadastralIncome: 900,
      ...Object.fromEntries(priceFacts.map((name) => [name, 7])),
    },
    texts: inEveryLanguage({
      street: 'Rue des Champs',
      labels: {
        pointsOfInterest: 'Station\t430\nBakker\t',
        subCities: 'Afsnee',
        neighbourhoods: 'Patijntje',
      },
    }),
    documents: booleans.map((isPublished, id) => ({
      id,
      name: 'Plan',
      url: 'https://files.example/1.pdf',
      isPublished,
    })),
  })
}

beforeAll(async () => {
  test_ = await createTestDatabase()
  await storeListings(
    test_.db,
    cases.map((_, index) => homeOf(index)),
  )
  web = connect({ url: loginOf('gevel_web', test_.url), poolSize: 2 })
})
afterAll(async () => {
  await web.$client.end()
  await test_.drop()
})

/** As it stands in the tables, with what the settings make of it. */
async function storedPage(id: number, hideCity: boolean) {
  const read = (await findListing(web, { id, language: 'nl' }))!
  const [stored] = await rows<Record<string, unknown>>(
    test_.db,
    sql`select t.street, l.house_number as "houseNumber", l.box, l.zip, l.city, l.municipality_key as "municipalityKey",
          st_x(l.public_point) as longitude, st_y(l.public_point) as latitude, l.is_point_exact as "isPointExact",
          l.given_price_cents as "priceCents", l.annuity, d.facts, t.labels, d.documents,
          (select jsonb_agg(jsonb_build_object('at', e.at, 'status', e.status, 'priceCents', e.price_cents,
             'isFirstSync', e.is_first_sync)) from listing.event e where e.listing_id = l.id) as history
        from listing.listing l join listing.listing_text t on t.listing_id = l.id and t.language = 'nl'
        join listing.listing_detail d on d.listing_id = l.id where l.id = ${id}`,
  )
  const { facts, labels, ...columns } = stored!
  const told = { ...read, ...columns, facts: readFacts(facts), labels: readLabels(labels) }
  return {
    read,
    told: disclosed({
      ...told,
      isTownShown: read.isAddressPublished || !hideCity,
      isPriceShown: isPriceShown(read, { ignoredMarquees }),
    }),
  }
}

test.each(booleans)('towns hidden: %s: views and domain tell the same of every home', async (hideCity) => {
  await publishSettings(test_.db, { ignoredMarquees, hideCity })
  for (const [index, given] of cases.entries()) {
    const { read, told } = await storedPage(index + 1, hideCity)
    expect(read, JSON.stringify(given)).toEqual(told)
  }
})

test('nor does either tell where a sold home stands that was stored while it was free', async () => {
  await publishSettings(test_.db, { ignoredMarquees, hideCity: false })
  await test_.db.execute(
    sql`update listing.listing set public_point = exact_point, is_point_exact = true
        where is_closed and is_address_published`,
  )
  for (const [index, { status, isAddressPublished }] of cases.entries()) {
    const { read, told } = await storedPage(index + 1, false)
    expect(read).toEqual(told)
    const isKnown = !isClosed(status) || !isAddressPublished
    expect([read.longitude !== null, told.isPointExact && isClosed(status)]).toEqual([isKnown, false])
  }
})

test('a home whose town is hidden keeps the law of its region', async () => {
  const zips = ['', 'x', '999', '0999', ' B-9000 ', 'b 1050', 'B-12345', 'L-1009']
  for (let zip = 1000; zip < 10_000; zip += 1) zips.push(String(zip))
  for (const country of ['BE', 'LU', 'FR', 'XX'] as const) {
    const found = await rows<{ region: string | null }>(
      test_.db,
      sql`select listing.region_of(${country}, zip) as region
          from unnest(${sql.param(zips)}::text[]) with ordinality given (zip, position) order by position`,
    )
    expect(found.map(({ region }) => region)).toEqual(zips.map((zip) => regionOf(country, zip)))
  }
})
