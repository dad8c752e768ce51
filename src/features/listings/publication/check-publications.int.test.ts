import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { payloadTables } from '@/database/payload-tables'
import type { Listing } from '@/domain/listing/listing'
import { aListing, inEveryLanguage } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import legalFacts from '../../../../demo/content/legal-facts.json'
import { checkPublications } from './check-publications'
import { listPublicationGaps, publicationSummary } from './list-publication-gaps'
import { storeListings } from '../store/store-listings'
import { withdrawListings } from '../store/withdraw-listings'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase({ login: 'gevel_worker' })
})
afterAll(() => database.drop())
beforeEach(() =>
  database.owner.execute(
    sql`truncate listing.listing cascade; truncate listing.publication_gap, listing.publication_check;
      truncate ${payloadTables.listing_notes} cascade`,
  ),
)

const planning = { hasPermit: true, hasSummons: false, hasPreemptiveRights: false, hasAllotmentPermit: false }

const flood = { floodZone: 'Geen', riparianZone: 'Geen', floodRisk: 'Geen' }

/** A Flemish house for sale to which nothing is missing. */
function aWholeListing(given: Partial<Listing> = {}): Listing {
  return aListing({
    pictures: [{ url: 'https://example.com/1.jpg', width: 10, height: 10 }],
    facts: { ...planning, energyReference: '1', energyEndDate: '2099-01-01', pScore: 'A', gScore: 'A' },
    texts: inEveryLanguage({
      labels: { ...flood, areaApplication: 'Woongebied', asbestosType: 'Asbestveilig' },
    }),
    ...given,
  })
}

const expired = { ...aWholeListing().facts, energyEndDate: '2020-01-01' }

const store = (...listings: Listing[]) => storeListings(database.db, listings)

async function gaps(): Promise<unknown[]> {
  return rows(
    database.db,
    sql`select listing_id as id, field, severity, region from listing.publication_gap order by 1, 2`,
  )
}

test('every home is looked at, in batches, and what it lacks is kept with its region', async () => {
  await store(
    aWholeListing({ id: 1 }),
    aWholeListing({ id: 2, facts: expired }),
    aWholeListing({ id: 3, pictures: [] }),
    aWholeListing({ id: 4, facts: expired, status: 'sold' }),
    aWholeListing({ id: 5, kind: 'plot', facts: { ...planning, pScore: 'B' }, constructionYear: null }),
  )
  expect(await checkPublications(database.db, { batchSize: 2 })).toEqual({ checked: 5, opened: 2, closed: 0 })
  expect(await gaps()).toEqual([
    { id: 2, field: 'energyExpired', severity: 'must', region: 'flanders' },
    { id: 3, field: 'photo', severity: 'should', region: 'flanders' },
  ])
})

test('an amount of the agency’s file that is not the law’s is reported, and hides nothing', async () => {
  const facts = { ...aWholeListing().facts, registrationRights: 1000 }
  await store(aWholeListing({ id: 1, facts }))
  await checkPublications(database.db, { legalFacts })
  expect(await gaps()).toEqual([
    { id: 1, field: 'registrationDiffers', severity: 'should', region: 'flanders' },
  ])
  const { listings } = await listPublicationGaps(database.db, {})
  expect(listings[0]).toMatchObject({
    isHidden: false,
    gaps: [{ field: 'registrationDiffers', severity: 'should' }],
  })
  // A look without rates to compare with changes nothing; one in which the amount is the law's does.
  await checkPublications(database.db)
  expect(await gaps()).toHaveLength(1)
  await store(aWholeListing({ id: 1, facts: { ...facts, registrationRights: 42_000 } }))
  await checkPublications(database.db, { legalFacts })
  expect(await gaps()).toEqual([])
})

test('words that turn people away are found in the text of each language', async () => {
  const texts = aWholeListing().texts
  const home = aWholeListing({ id: 1, texts: { ...texts, en: { ...texts.en, description: 'No children.' } } })
  await store(home)
  await checkPublications(database.db)
  expect(await gaps()).toEqual([{ id: 1, field: 'excludingEn', severity: 'should', region: 'flanders' }])
})

test('words in the title that turn people away are reported too', async () => {
  const { texts } = aWholeListing({ id: 1 })
  await store(
    aWholeListing({ id: 1, texts: { ...texts, nl: { ...texts.nl, title: 'Studio, geen kinderen' } } }),
  )
  await checkPublications(database.db)
  expect(await gaps()).toEqual([{ id: 1, field: 'excludingNl', severity: 'should', region: 'flanders' }])
})

test('words that an editor adds to a home are read too, at the next look', async () => {
  await store(aWholeListing({ id: 1 }), aWholeListing({ id: 2 }))
  await checkPublications(database.db)
  await database.owner.execute(sql`update listing.listing set synced_at = now() - interval '1 hour'`)
  await note(1, { nl: ['Met lift', 'Geen kinderen'], en: ['Near the park'] }, { fr: 'Réservé aux Belges' })
  expect(await checkPublications(database.db, { changedOnly: true })).toMatchObject({ checked: 1 })
  expect(await gaps()).toEqual([
    { id: 1, field: 'excludingFr', severity: 'should', region: 'flanders' },
    { id: 1, field: 'excludingNl', severity: 'should', region: 'flanders' },
  ])
  // A home that is stored anew is told nothing by its platform of what the editor wrote.
  await store(aWholeListing({ id: 1 }))
  await checkPublications(database.db, { changedOnly: true })
  expect(await gaps()).toHaveLength(2)
  await database.owner.execute(sql`update ${payloadTables.listing_notes} set deleted_at = now()`)
  await checkPublications(database.db, { changedOnly: true })
  expect(await gaps()).toEqual([])
})

/** What an editor adds to a home: a list of some points in a language, and the title for search engines. */
async function note(
  id: number,
  points: Record<string, string[]>,
  titles: Record<string, string>,
): Promise<void> {
  const item = (words: string) => ({ type: 'listitem', children: [{ type: 'text', text: words }] })
  const [made] = await rows<{ id: number }>(
    database.owner,
    sql`insert into ${payloadTables.listing_notes} (record_id) values (${id}) returning id`,
  )
  for (const language of Object.keys({ ...points, ...titles })) {
    const list = { type: 'list', listType: 'bullet', children: (points[language] ?? []).map(item) }
    await database.owner.execute(
      sql`insert into ${payloadTables.listing_notes_locales} (_locale, _parent_id, text, meta_title)
          values (${language}, ${made!.id}, ${JSON.stringify({ root: { children: [list] } })}::jsonb,
            ${titles[language] ?? null})`,
    )
  }
}

test('a second look writes nothing; a gap that is filled goes, one that stays keeps its day', async () => {
  await store(aWholeListing({ id: 1, facts: expired, pictures: [] }))
  await checkPublications(database.db)
  await database.db.execute(sql`update listing.publication_gap set first_seen_at = '2026-01-01'`)
  expect(await checkPublications(database.db)).toMatchObject({ opened: 0, closed: 0 })
  await store(aWholeListing({ id: 1, pictures: [] }))
  expect(await checkPublications(database.db)).toMatchObject({ opened: 0, closed: 1 })
  const left = await rows(
    database.db,
    sql`select field, first_seen_at::date::text as day from listing.publication_gap`,
  )
  expect(left).toEqual([{ field: 'photo', day: '2026-01-01' }])
})

test('a look at changes alone passes over what was stored before the last look', async () => {
  await store(aWholeListing({ id: 1 }), aWholeListing({ id: 2 }))
  expect(await checkPublications(database.db, { changedOnly: true })).toMatchObject({ checked: 2 })
  await database.db.execute(sql`update listing.listing set synced_at = now() - interval '1 hour'`)
  await store(aWholeListing({ id: 2, pictures: [] }))
  expect(await checkPublications(database.db, { changedOnly: true })).toMatchObject({ checked: 1, opened: 1 })
  expect(await checkPublications(database.db)).toMatchObject({ checked: 2, opened: 0 })
})

test('a withdrawn home takes its gaps along', async () => {
  await store(aWholeListing({ id: 1, facts: expired }))
  await checkPublications(database.db)
  await withdrawListings(database.db, [1])
  expect(await gaps()).toEqual([])
})

test('the list answers by severity, region, deal and words, those the law asks most of first', async () => {
  const { address } = aListing()
  await store(
    aWholeListing({ id: 1, reference: 'V-1', pictures: [] }),
    aWholeListing({ id: 2, reference: 'V-2_B', facts: expired, pictures: [] }),
    aWholeListing({
      id: 3,
      reference: 'H-3',
      deal: 'rent',
      kind: 'apartment',
      address: { ...address, zip: '1050', city: 'ELSENE' },
      facts: { energyReference: '1', energyEndDate: '2099-01-01', co2Emission: 30 },
      price: { cents: null, isPublished: true, isFrom: false },
    }),
  )
  await checkPublications(database.db)
  const ids = async (filters: Parameters<typeof listPublicationGaps>[1]) =>
    (await listPublicationGaps(database.db, filters)).listings.map(({ id }) => id)

  const all = await listPublicationGaps(database.db, {})
  expect(all.totals).toEqual({ must: 2, should: 2, all: 3 })
  expect(all.listings.map(({ id }) => id)).toEqual([3, 2, 1])
  expect(all.listings.find(({ id }) => id === 2)).toEqual({
    id: 2,
    reference: 'V-2_B',
    country: 'BE',
    zip: '9000',
    city: 'Gent',
    deal: 'sale',
    region: 'flanders',
    type: 'Huis',
    platformTypeId: 139,
    isHidden: false,
    gaps: [
      { field: 'energyExpired', severity: 'must' },
      { field: 'photo', severity: 'should' },
    ],
  })
  expect(await ids({ severity: 'must' })).toEqual([3, 2])
  expect(await ids({ severity: 'must', region: 'brussels' })).toEqual([3])
  expect(await ids({ deal: 'sale' })).toEqual([2, 1])
  expect(await ids({ query: 'v-' })).toEqual([2, 1])
  expect(await ids({ query: '_' })).toEqual([2])
  for (const query of ['elsene', 'Ixelles']) expect(await ids({ query })).toEqual([3])
  expect(await ids({ query: '1' })).toEqual([1])
  expect(await ids({ page: 99 })).toHaveLength(3)
})

test('a hundred incomplete homes are two pages', async () => {
  await store(...Array.from({ length: 100 }, (_, index) => aWholeListing({ id: index + 1, pictures: [] })))
  await checkPublications(database.db)
  const second = await listPublicationGaps(database.db, { page: 2, severity: 'should' })
  expect(second).toMatchObject({ page: 2, pages: 2, totals: { must: 0, should: 100, all: 100 } })
  expect(second.listings[0]?.id).toBe(51)
})

test('the summary counts homes, not gaps, and says when they were looked at', async () => {
  expect(await publicationSummary(database.db)).toEqual({ must: 0, should: 0, checkedAt: null })
  await store(aWholeListing({ id: 1, facts: { energyEndDate: '2020-01-01' }, pictures: [] }))
  await checkPublications(database.db)
  const summary = await publicationSummary(database.db)
  expect(summary).toMatchObject({ must: 1, should: 1 })
  expect(Date.now() - (summary.checkedAt?.getTime() ?? 0)).toBeLessThan(60_000)
})
