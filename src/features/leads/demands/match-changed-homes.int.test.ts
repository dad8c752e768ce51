import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import type { Answers } from '@/domain/lead/lead'
import type { Listing } from '@/domain/listing/listing'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { storeListings } from '../../listings/store/store-listings'
import { withdrawListings } from '../../listings/store/withdraw-listings'
import { matchChangedHomes } from './match-changed-homes'
import { submitLead } from '../submit-lead'

let test_: TestDatabase
const now = () => new Date('2026-11-15T12:00:00Z')

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_worker' })
})
afterAll(() => test_.drop())
beforeEach(() => test_.owner.execute(sql`truncate lead.lead, lead.matched_home, listing.listing cascade`))

async function demand(given: Answers = {}): Promise<void> {
  const answers = { email: 'an@example.com', goal: 'sale', types: [1], places: ['Gent'], ...given }
  const services = { db: test_.db, now, channels: deliveryChannels, limits: [], secret: 'test' }
  await submitLead(services, aLead({ kind: 'demand', answers, listingId: undefined }))
}

async function synced(...homes: Partial<Listing>[]) {
  await storeListings(
    test_.db,
    homes.map((home) => aListing({ id: 12, ...home })),
  )
  return matchChangedHomes(test_.db, now)
}

const reasons = async () =>
  (
    await rows<{ reason: string }>(
      test_.db,
      sql`select reason from lead.demand_match order by matched_at, reason`,
    )
  ).map(({ reason }) => reason)

const priced = (cents: number) => ({ price: { cents, isPublished: true, isFrom: false } })

test('a new home is noted once, however often the sync comes by', async () => {
  await demand()
  expect(await synced({ id: 12 }, { id: 13 })).toEqual({ homes: 2, matches: 2 })
  expect(await synced({ id: 12 }, { id: 13 })).toEqual({ homes: 0, matches: 0 })
  expect(await reasons()).toEqual(['new', 'new'])
})

test('a home whose words alone changed is looked at and told to nobody', async () => {
  await demand()
  await synced({})
  expect(await synced({ changedAt: new Date('2026-11-20T00:00:00Z') })).toEqual({ homes: 1, matches: 0 })
})

test('a lower price is told to who knew the home and to who now can pay for it', async () => {
  await demand()
  await demand({ email: 'jo@example.com', priceMax: 330_000 })
  await synced(priced(35_000_000))
  expect(await reasons()).toEqual(['new'])
  expect((await synced(priced(32_500_000))).matches).toBe(2)
  // Up and down again to the same price: nobody hears of it a second time.
  expect((await synced(priced(34_000_000))).matches).toBe(0)
  expect((await synced(priced(32_500_000))).matches).toBe(0)
  expect(await reasons()).toEqual(['new', 'price-32500000', 'price-32500000'])
})

test('a home that was put right is told to those it fits now, not to those who knew it', async () => {
  await demand()
  await demand({ email: 'jo@example.com', bedroomsMin: 4 })
  await synced({ bedrooms: 3 })
  expect((await synced({ bedrooms: 4 })).matches).toBe(1)
  expect(await reasons()).toEqual(['changed', 'new'])
})

test('a sold home is told to nobody, and to all when it comes back', async () => {
  await demand()
  expect(await synced({ status: 'sold' })).toEqual({ homes: 1, matches: 0 })
  expect((await synced({ status: 'available' })).matches).toBe(1)
  expect((await synced({ status: 'under-option' })).matches).toBe(0)
  expect((await synced({ status: 'available' })).matches).toBe(0)
  expect(await reasons()).toEqual(['available'])
})

test('a home that left and returned is new only to who did not know it', async () => {
  await demand()
  await synced({})
  await withdrawListings(test_.db, [12])
  await matchChangedHomes(test_.db, now)
  expect(await rows(test_.db, sql`select 1 from lead.matched_home`)).toEqual([])
  await demand({ email: 'jo@example.com' })
  expect((await synced({})).matches).toBe(1)
})

test('two workers at once note everything once', async () => {
  await demand()
  await storeListings(
    test_.db,
    Array.from({ length: 20 }, (_, index) => aListing({ id: 100 + index })),
  )
  const [one, two] = await Promise.all([matchChangedHomes(test_.db, now), matchChangedHomes(test_.db, now)])
  expect([one.homes + two.homes, one.matches + two.matches]).toEqual([20, 20])
})

test('more homes than one batch holds are all looked at', async () => {
  await demand()
  await test_.owner.execute(sql`truncate listing.listing cascade`)
  await storeListings(
    test_.db,
    Array.from({ length: 1001 }, (_, index) => aListing({ id: 1000 + index })),
  )
  expect(await matchChangedHomes(test_.db, now)).toEqual({ homes: 1001, matches: 1001 })
})
