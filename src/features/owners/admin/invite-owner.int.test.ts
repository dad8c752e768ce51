import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { rows } from '@/testing/rows'
import { ownListings } from '@/features/listings/identity/own-listings'
import { storeListings } from '@/features/listings/store/store-listings'
import { askListings } from '@/features/sync/ask-listings'
import { omnicasa } from '@/platforms/omnicasa/omnicasa'
import type { Platform } from '@/platforms/platform'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { aSimulator } from '../../../../simulator/testing/a-simulator'
import { inviteOwner } from './invite-owner'

let made: TestDatabase
let simulator: Awaited<ReturnType<typeof aSimulator>>
let platform: Platform

beforeAll(async () => {
  made = await createTestDatabase()
  simulator = await aSimulator({ now: new Date(), clock: () => new Date() })
  platform = omnicasa({
    ...{ url: `${simulator.url}/1.12/OmnicasaService.svc`, customer: 'gevel-demo', password: 'gevel-demo' },
    ...{ retries: 0, firstDelayMs: 1 },
  })
  // Of the five homes that the platform says are theirs, three are on the site, and one of somebody else.
  const listings = (await askListings(platform, ['100000', '100001', '100002', '100009'])).flatMap(
    (record) => (record.ok ? [record.value] : []),
  )
  await storeListings(made.db, await ownListings(made.db, platform.name, listings))
})
afterAll(async () => {
  await simulator.stop()
  await made.drop()
})
beforeEach(() => made.db.execute(sql`truncate owner.home_owner, owner_auth.letter cascade`))

const invite = (email: string, from: Pick<Platform, 'name' | 'owners'> = platform) =>
  inviteOwner(made.db, { name: 'An Peeters', email, language: 'nl', homes: [], invitedBy: '' }, from)
const invited = async () =>
  (
    await rows<{ id: string }>(
      made.db,
      sql`select i.external_id as id from owner.home_owner o
          join listing.identity i on i.kind = 'listing' and i.id = o.listing_id order by 1`,
    )
  ).map(({ id }) => id)

test('without references, an owner is invited to the homes that the platform names', async () => {
  expect(await invite('owner@gevel.example')).toBe('invited')
  expect(await invited()).toEqual(['100000', '100001', '100002'])
})

test('nobody is invited for an address that the platform names at no home', async () => {
  expect(await invite('stranger@example.com')).toBe('no-homes')
  expect(await invited()).toEqual([])
})

test('nobody is invited without references where the platform knows no owners', async () => {
  expect(await invite('an@example.com', { name: 'none' })).toBe('no-homes')
})

test('a platform that does not answer invites nobody', async () => {
  await simulator.control('faults', { kind: 'http', status: 503, times: 1 })
  await expect(invite('an@example.com')).rejects.toThrow()
  expect(await invited()).toEqual([])
})
