import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { storeListings } from '@/features/listings/store/store-listings'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { aListing } from '@/testing/records/a-listing'
import { rows } from '@/testing/rows'

import { inviteOwner } from '../../admin/invite-owner'
import { revokeOwner } from '../../admin/revoke-owner'
import { readOwnerHomes } from './read-owner-homes'

let test_: TestDatabase
/** Which homes the platform names for an address; `null`: it does not answer. */
let named: Record<string, string[]> | null
const failures: unknown[] = []

const platform = {
  name: 'test',
  owners: {
    listListingIds: (email: string) =>
      named ? Promise.resolve(named[email] ?? []) : Promise.reject(new Error('no answer')),
    readStory: () =>
      Promise.resolve({
        views: null,
        sources: null,
        demands: null,
        visits: null,
        communications: null,
        media: null,
        checklist: null,
        undatedIds: [],
        notUnderstood: [],
      }),
    viewsPerDay: () => Promise.resolve([]),
  },
}

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_worker' })
})
afterAll(() => test_.drop())
beforeEach(async () => {
  const { owner } = test_
  failures.length = 0
  await owner.execute(sql`truncate owner.home_owner, owner.home, owner_auth.login, owner_auth.letter cascade`)
  await owner.execute(sql`delete from listing.listing`)
  await storeListings(
    owner,
    [11, 12].map((id) => aListing({ id, reference: `V-${id}` })),
  )
  await owner.execute(
    sql`insert into listing.identity (kind, platform, external_id, id)
        select 'listing', 'test', 'x' || id, id from listing.listing on conflict do nothing`,
  )
})

const read = (now = new Date()) =>
  readOwnerHomes({ db: test_.db, platform, now: () => now, failed: (_, error) => void failures.push(error) })

const invite = (email: string, homes: string[] = []) =>
  inviteOwner(test_.owner, { name: 'An', email, language: 'nl', homes, invitedBy: '' }, platform)

/** Gives the owner an account, as an answered invitation does. */
const open = (email: string) => test_.owner.execute(sql`select owner_auth.open_login(${email})`)

const followed = () =>
  rows<{ email: string; home: number; ended: string | null }>(
    test_.owner,
    sql`select email, listing_id::int as home, ended_by as ended from owner.home_owner order by email, listing_id`,
  )
const logins = () => rows(test_.owner, sql`select email from owner_auth.login order by 1`)

test('an owner whom the platform stops naming is out at once, and their account with the last home', async () => {
  named = { 'an@example.com': ['x11'], 'bo@example.com': ['x11'] }
  await invite('an@example.com')
  await invite('bo@example.com')
  await open('an@example.com')
  await open('bo@example.com')
  named = { 'bo@example.com': ['x11'] }
  await read()
  expect(await followed()).toEqual([
    { email: 'an@example.com', home: 11, ended: 'platform' },
    { email: 'bo@example.com', home: 11, ended: null },
  ])
  expect(await logins()).toEqual([{ email: 'bo@example.com' }])
})

test('whom an agent linked by hand the platform does not end, nor one who does not answer', async () => {
  named = { 'an@example.com': ['x11'] }
  await invite('an@example.com')
  await invite('bo@example.com', ['V-12'])
  named = null
  await read()
  expect(failures).toHaveLength(1)
  named = { 'an@example.com': ['x11'] }
  await read()
  expect(await followed()).toEqual([
    { email: 'an@example.com', home: 11, ended: null },
    { email: 'bo@example.com', home: 12, ended: null },
  ])
})

test('another home that the platform names is added and told of; what an agent ended stays ended', async () => {
  named = { 'an@example.com': ['x11'] }
  await invite('an@example.com')
  await open('an@example.com')
  await test_.owner.execute(sql`delete from owner_auth.letter`)
  named = { 'an@example.com': ['x11', 'x12'] }
  await read()
  expect((await followed()).map(({ home }) => home)).toEqual([11, 12])
  expect(await rows(test_.owner, sql`select kind, email from owner_auth.letter`)).toEqual([
    { kind: 'invitation', email: 'an@example.com' },
  ])
  const [row] = await rows<{ id: number }>(
    test_.owner,
    sql`select id from owner.home_owner where listing_id = 12 and account_id is not null`,
  )
  await revokeOwner(test_.owner, row?.id ?? 0)
  await read()
  expect((await followed()).map(({ ended }) => ended)).toEqual([null, 'agency'])
})

test('a home is followed for 180 days after it closed, whatever the platform says of it', async () => {
  named = { 'an@example.com': ['x11'] }
  await invite('an@example.com')
  await open('an@example.com')
  await read()
  const sold = new Date()
  await storeListings(test_.owner, [aListing({ id: 11, reference: 'V-11', status: 'sold' })])
  named = {}
  await read(sold)
  const later = (days: number) => new Date(sold.getTime() + days * 86_400_000)
  await read(later(179))
  expect((await followed()).map(({ ended }) => ended)).toEqual([null])
  await read(later(181))
  expect((await followed()).map(({ ended }) => ended)).toEqual(['closed'])
  expect(await logins()).toEqual([])
})

test('a home that is for sale again is followed again without an end', async () => {
  await invite('an@example.com', ['V-11'])
  await storeListings(test_.owner, [aListing({ id: 11, reference: 'V-11', status: 'sold' })])
  await read()
  await storeListings(test_.owner, [aListing({ id: 11, reference: 'V-11' })])
  await read()
  await read(new Date(Date.now() + 200 * 86_400_000))
  expect((await followed()).map(({ ended }) => ended)).toEqual([null])
})
