import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { brusselsDay } from '@/domain/brussels-day'
import { ownIds } from '@/features/listings/identity/own-ids'
import { storeListings } from '@/features/listings/store/store-listings'
import { omnicasa } from '@/platforms/omnicasa/omnicasa'
import type { Platform } from '@/platforms/platform'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { type Simulator, startSimulator } from '../../../simulator/simulator'
import { claimViews } from './claim-views'
import { reportViews } from './report-views.task'
import { startViewCounter } from './view-counter'
import { viewsOf } from './views-of'

let test_: TestDatabase
let simulator: Simulator
let platform: Platform
const homes = [100_000, 100_001, 100_002]
const today = brusselsDay(new Date())

beforeAll(async () => {
  test_ = await createTestDatabase()
  simulator = await startSimulator({ properties: 20, projects: 1 })
  platform = omnicasa({
    url: `${simulator.url}/1.12/OmnicasaService.svc`,
    customer: 'gevel-demo',
    password: 'gevel-demo',
    retries: 0,
  })
  await storeListings(
    test_.db,
    homes.map((id) => aListing({ id })),
  )
  await ownIds(
    test_.db,
    platform.name,
    homes.map((id) => ({ kind: 'listing', externalId: String(id) })),
  )
})
afterAll(async () => {
  await simulator.stop()
  await test_.drop()
})
beforeEach(() => test_.db.execute(sql`truncate visit.salt, visit.seen, visit.daily, visit.reported`))

/** So many visitors of each home. */
async function count(visitors: readonly number[]): Promise<void> {
  const counter = startViewCounter({
    db: () => test_.db,
    now: () => new Date(),
    log: { dropped: () => undefined, failed: (error) => expect.fail(String(error)) },
  })
  visitors.forEach((howMany, index) => {
    for (let n = 0; n < howMany; n++)
      counter.add({
        seen: { kind: 'home', listingId: homes[index] ?? 0, source: n % 2 ? 'portal' : 'direct' },
        address: `192.0.2.${n}`,
        program: 1,
      })
  })
  await counter.stop()
}

/** Today's views through the agency's website, as the platform counts them. */
async function platformFigures(): Promise<number[]> {
  const now = new Date()
  const figures = homes.map(async (id) => {
    const days = (await platform.owners?.viewsPerDay([String(id)], { from: now, to: now })) ?? []
    return days.filter(({ source }) => source === 'Agency website').reduce((sum, { views }) => sum + views, 0)
  })
  return Promise.all(figures)
}

async function ownFigures(): Promise<number[]> {
  const views = await viewsOf(test_.db, homes, { from: today, to: today })
  return homes.map((id) =>
    views.filter(({ listingId }) => listingId === id).reduce((sum, day) => sum + day.views, 0),
  )
}

const report = () => reportViews(test_.db, platform)
const fault = (body: object) =>
  fetch(`${simulator.url}/__sim/faults`, { method: 'POST', body: JSON.stringify(body) })

test('the platform counts what we count, and hears of each view once', async () => {
  const before = await platformFigures()
  await count([230, 7, 1])
  expect(await ownFigures()).toEqual([230, 7, 1])
  expect(await report()).toEqual({ told: 238, isWhole: true })
  const added = async () => (await platformFigures()).map((now, index) => now - (before[index] ?? 0))
  expect(await added()).toEqual(await ownFigures())
  expect(await report()).toEqual({ told: 0, isWhole: true })
  await count([231, 7, 3])
  expect(await report()).toEqual({ told: 3, isWhole: true })
  expect(await added()).toEqual(await ownFigures())
  expect(await ownFigures()).toEqual([231, 7, 3])
})

test('what a platform refuses is told later', async () => {
  const before = await platformFigures()
  await count([2, 2, 2])
  expect((await fault({ kind: 'refuse', operation: 'GetProperty', times: 1 })).ok).toBe(true)
  expect(await report()).toEqual({ told: 0, isWhole: false })
  expect(await report()).toEqual({ told: 6, isWhole: true })
  expect(await platformFigures()).toEqual(before.map((views) => views + 2))
})

test('one that perhaps arrived is not told again', async () => {
  const before = await platformFigures()
  await count([2, 2, 2])
  await fault({ kind: 'http', operation: 'GetProperty', times: 1 })
  expect(await report()).toEqual({ told: 1, isWhole: false })
  expect(await report()).toEqual({ told: 5, isWhole: true })
  const added = (await platformFigures()).map((now, index) => now - (before[index] ?? 0))
  expect(added).toEqual([1, 2, 2])
})

test('two workers claim no view twice', async () => {
  await count([150, 150, 150])
  const claims = await Promise.all(
    Array.from({ length: 5 }, () => claimViews(test_.db, { platform: platform.name, most: 100 })),
  )
  const claimed = claims.flat()
  expect(claimed.reduce((sum, { views }) => sum + views, 0)).toBe(450)
  expect(claims.every((claim) => claim.reduce((sum, { views }) => sum + views, 0) <= 100)).toBe(true)
})
