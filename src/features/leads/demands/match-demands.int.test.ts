import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import type { Answers } from '@/domain/lead/lead'
import type { Listing } from '@/domain/listing/listing'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { publishSettings } from '@/testing/publish-settings'

import { storeListings } from '../../listings/store/store-listings'
import { matchDemands } from './match-demands'
import { submitLead } from '../submit-lead'

let test_: TestDatabase
const now = new Date('2026-11-15T12:00:00Z')

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_worker' })
})
afterAll(() => test_.drop())
beforeEach(() => test_.owner.execute(sql`truncate lead.lead, listing.listing cascade`))

async function demand(given: Answers = {}): Promise<void> {
  const answers = { email: 'an@example.com', goal: 'sale', types: [1], places: ['Gent'], ...given }
  const services = { db: test_.db, now: () => now, channels: deliveryChannels, limits: [], secret: 'test' }
  await submitLead(services, aLead({ kind: 'demand', answers, listingId: undefined }))
}

async function matches(home: Partial<Listing>): Promise<number> {
  await storeListings(test_.db, [aListing({ id: 12, ...home })])
  return matchDemands(test_.db, [{ listingId: 12, reason: 'new' }], now)
}

const { address } = aListing()

test.each<[string, Answers, Partial<Listing>, number]>([
  ['a house in Gent', {}, {}, 1],
  ['in one of its villages', {}, { address: { ...address, zip: '9052', city: 'ZWIJNAARDE' } }, 1],
  ['by its name in another language', { places: ['Gand'] }, {}, 1],
  ['in another town', {}, { address: { ...address, zip: '2000', city: 'ANTWERPEN' } }, 0],
  ['a code that Luxembourg has too', {}, { address: { ...address, city: 'X', country: 'LU' } }, 0],
  ['to rent', {}, { deal: 'rent' }, 0],
  ['of another type', { types: [2] }, {}, 0],
  ['already sold', {}, { status: 'sold' }, 0],
  ['within the budget', { budget: 350_000 }, {}, 1],
  ['above the budget', { budget: 349_999 }, {}, 0],
  ['below the price', { priceMin: 350_001 }, {}, 0],
  [
    'a price nobody may know',
    { priceMax: 1 },
    { price: { cents: 35_000_000, isPublished: false, isFrom: false } },
    1,
  ],
  ['an annuity, to who named no budget', {}, { facts: { hasViager: true, viagerPension: 610 } }, 1],
  [
    'an annuity, to who named one',
    { budget: 350_000 },
    { facts: { hasViager: true, viagerPension: 610 } },
    0,
  ],
  ['enough bedrooms', { bedroomsMin: 3, bedroomsMax: 3 }, {}, 1],
  ['too few bedrooms', { bedroomsMin: 4 }, {}, 0],
  ['a garage, when none is known', { garagesMin: 1 }, {}, 0],
])('%s: asked %j, offered %j, %i match', async (_, wish, home, count) => {
  await demand(wish)
  expect(await matches(home)).toBe(count)
})

test('who asked for a town is not told of a home there whose town is hidden', async () => {
  await demand()
  const hidden = { address: { ...address, isPublished: false } }
  await publishSettings(test_.db, { hideCity: true })
  expect(await matches(hidden)).toBe(0)
  await publishSettings(test_.db, { hideCity: false })
  expect(await matches(hidden)).toBe(1)
})

test('the same home is told once for each reason', async () => {
  await demand()
  expect(await matches({})).toBe(1)
  expect(await matches({})).toBe(0)
  const lower = { listingId: 12, reason: 'price-32500000' } as const
  expect(await matchDemands(test_.db, [lower, lower], now)).toBe(1)
  expect(await matchDemands(test_.db, [lower], now)).toBe(0)
})
