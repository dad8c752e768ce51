import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Listing } from '@/domain/listing/listing'
import { criteriaFor } from '@/domain/search/criteria'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { checkPublications } from './check-publications'
import { findListing, findWithdrawn } from '../page/find-listing'
import { listPublicationGaps } from './list-publication-gaps'
import { countListings, findCards } from '../search/search-listings'
import { storeListings } from '../store/store-listings'
import { withdrawListings } from '../store/withdraw-listings'
import { saveListingRules } from './listing-rules'
import { markHidden, unmarkHidden } from './mark-hidden'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() =>
  database.db.execute(
    sql`truncate listing.listing cascade;
        truncate listing.hidden, listing.hide_mark, http_cache.purge, listing.hiding_gap, listing.type_kind, listing.publication_gap, listing.withdrawn,
          listing.tally, listing.place_tally, listing.price_tally`,
  ),
)

const picture = { url: 'https://example.com/1.jpg', width: 10, height: 10 }
const shown = aListing({ id: 1, pictures: [picture] })
const bare = aListing({ id: 2, pictures: [] })
const store = (...listings: Listing[]) => storeListings(database.db, listings)
const hideWithoutPhoto = () => saveListingRules(database.db, { hidingGaps: ['photo'], typeKinds: [] })
const hideNothing = () => saveListingRules(database.db, { hidingGaps: [], typeKinds: [] })

/** What a visitor is given: the list, its count, and the page of the home. */
async function seen(): Promise<{ list: number[]; count: number; pages: number[] }> {
  const criteria = criteriaFor('sale')
  const cards = await findCards(database.db, { criteria, language: 'nl' })
  const pages = await Promise.all([1, 2].map((id) => findListing(database.db, { id, language: 'fr' })))
  return {
    list: cards.map(({ id }) => id).toSorted(),
    count: (await countListings(database.db, criteria)).total,
    pages: pages.flatMap((page) => (page ? [page.id] : [])),
  }
}

const both = { list: [1, 2], count: 2, pages: [1, 2] }
const one = { list: [1], count: 1, pages: [1] }

test('a home that lacks something stays on the site until the agency decides to hide it', async () => {
  await store(shown, bare)
  await checkPublications(database.db)
  expect(await seen()).toEqual(both)
  const tags = await hideWithoutPhoto()
  expect(tags).toEqual(expect.arrayContaining(['listing-2', 'list-sale']))
  expect(tags).not.toContain('listing-1')
  expect(await seen()).toEqual(one)
})

test('a hidden home comes back whole, to the letter', async () => {
  const tables = () =>
    rows(
      database.db,
      sql`select to_jsonb(l) - 'synced_at' as listing, st_asewkt(l.exact_point) as point, to_jsonb(d) as detail,
            (select jsonb_agg(to_jsonb(t) order by t.language) from listing.listing_text t where t.listing_id = l.id) as texts
          from listing.listing l join listing.listing_detail d on d.listing_id = l.id where l.id = 2`,
    )
  await store(shown, bare)
  await checkPublications(database.db)
  const before = await tables()
  await hideWithoutPhoto()
  expect(await tables()).toEqual([])
  expect(await hideNothing()).toContain('listing-2')
  expect(await tables()).toEqual(before)
  expect(await seen()).toEqual(both)
})

test('a home that arrives incomplete is not on the site for a moment, and is once it is complete', async () => {
  await hideWithoutPhoto()
  await store(shown, bare)
  expect(await seen()).toEqual(one)
  expect(await store(bare)).toMatchObject({ changed: 0, unchanged: 1 })
  expect(await seen()).toEqual(one)
  await store({ ...bare, pictures: [picture] })
  expect(await seen()).toEqual(both)
})

test('a home that the agency marks is gone at once and for good, whatever the platform sends, until it is unmarked', async () => {
  await store(shown, bare)
  await markHidden(database.db, { listingId: 2, userId: 1, reason: 'Op vraag' })
  expect(await seen()).toEqual(one)
  expect(await findWithdrawn(database.db, 2)).toMatchObject({ id: 2, city: 'Gent' })
  const told = sql`select tag from http_cache.purge where is_hard and tag in ('listing-1', 'listing-2', 'list-sale')`
  expect((await rows(database.db, told)).map(({ tag }) => tag)).toEqual(['list-sale', 'listing-2'])
  await store({ ...bare, bedrooms: 9 })
  expect(await seen()).toEqual(one)
  await withdrawListings(database.db, [2])
  await store({ ...bare, bedrooms: 8 })
  await hideNothing()
  await checkPublications(database.db)
  expect(await seen()).toEqual(one)
  await hideWithoutPhoto()
  await unmarkHidden(database.db, 2)
  expect(await seen()).toEqual(one)
  await hideNothing()
  expect(await seen()).toEqual(both)
  expect(await findWithdrawn(database.db, 2)).toBeNull()
})

test('the agency sees what it hides, and why', async () => {
  await hideWithoutPhoto()
  await store(shown, bare)
  const { listings } = await listPublicationGaps(database.db, { query: '2' })
  expect(listings).toMatchObject([{ id: 2, reference: 'V-2', type: 'Huis', isHidden: true }])
  expect(listings[0]?.gaps).toContainEqual({ field: 'photo', severity: 'should' })
})

test('the nightly look hides what has become incomplete', async () => {
  await saveListingRules(database.db, { hidingGaps: ['energyExpired'], typeKinds: [] })
  await store(shown, { ...bare, facts: { energyReference: '1', energyEndDate: '2099-01-01' } })
  expect(await seen()).toEqual(both)
  await database.db.execute(
    sql`update listing.listing_detail set facts = facts || '{"energyEndDate": "2020-01-01"}' where listing_id = 2`,
  )
  await checkPublications(database.db)
  expect(await seen()).toEqual(one)
  expect(await rows(database.db, sql`select tag from http_cache.purge where tag = 'listing-2'`)).toHaveLength(
    1,
  )
})

test('a hidden home that the platform no longer has is gone for good', async () => {
  await hideWithoutPhoto()
  await store(shown, bare)
  expect(await withdrawListings(database.db, [2])).toMatchObject({ gone: 1 })
  expect(await findWithdrawn(database.db, 2)).toMatchObject({ id: 2 })
  await hideNothing()
  expect(await seen()).toEqual(one)
  expect((await listPublicationGaps(database.db, { query: '2' })).listings).toEqual([])
})

test('a type that the site does not know is a gap until the agency names its kind', async () => {
  const unknown = aListing({ id: 1, kind: 'unknown', platformTypeId: 990 })
  await store(unknown)
  await checkPublications(database.db)
  const kindAndGap = async () => ({
    kind: (await findListing(database.db, { id: 1, language: 'nl' }))?.kind,
    isGap: (await listPublicationGaps(database.db, {})).listings.some(({ gaps }) =>
      gaps.some(({ field }) => field === 'kind'),
    ),
  })
  expect(await kindAndGap()).toEqual({ kind: 'unknown', isGap: true })
  const named = { hidingGaps: [], typeKinds: [{ platformTypeId: 990, kind: 'garage' as const }] }
  await saveListingRules(database.db, named)
  expect(await kindAndGap()).toEqual({ kind: 'garage', isGap: false })
  await store({ ...unknown, bedrooms: 4 })
  expect(await kindAndGap()).toEqual({ kind: 'garage', isGap: false })
  await hideNothing()
  expect(await kindAndGap()).toEqual({ kind: 'unknown', isGap: true })
})
