import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { median } from '@/domain/owner/median'
import { homePlaceKeys } from '@/features/leads/demands/demand-places'
import { ownListings } from '@/features/listings/identity/own-listings'
import { storeListings } from '@/features/listings/store/store-listings'
import { askListings } from '@/features/sync/ask-listings'
import { omnicasa } from '@/platforms/omnicasa/omnicasa'
import type { Platform } from '@/platforms/platform'
import { anOwner } from '@/testing/records/an-owner'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { aSimulator } from '../../../../../simulator/testing/a-simulator'
import { previewStory, readOwnStory } from '../read/read-story'
import { storyItems } from '../story-items'
import { storySentence } from '../story-sentence'
import { readOwnerHomes } from './read-owner-homes'
import { listUnreadHomes } from './unread-homes'

let test_: TestDatabase
let simulator: Awaited<ReturnType<typeof aSimulator>>
let platform: Platform
const ids = Array.from({ length: 120 }, (_, n) => 100_000 + n)
const failures: unknown[] = []

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_worker' })
  simulator = await aSimulator({ now: new Date(), clock: () => new Date() })
  platform = omnicasa({
    url: `${simulator.url}/1.12/OmnicasaService.svc`,
    customer: 'gevel-demo',
    password: 'gevel-demo',
    retries: 1,
    firstDelayMs: 1,
  })
  await storeAll()
})
afterAll(async () => {
  await simulator.stop()
  await test_.drop()
})

async function storeAll(): Promise<void> {
  const listings = (await askListings(platform, ids.map(String))).flatMap((record) =>
    record.ok ? [record.value] : [],
  )
  await storeListings(test_.db, await ownListings(test_.db, platform.name, listings))
}

const read = (only?: number, given: Pick<Platform, 'name' | 'owners'> = platform) =>
  readOwnerHomes(
    {
      db: test_.db,
      platform: given,
      now: () => new Date(),
      failed: (_, error) => void failures.push(error),
    },
    only,
  )

async function onlineHomes(count: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    test_.db,
    sql`select id from listing.listing where status = 'available' and created_at < now() - interval '40 days'
        order by created_at desc, id limit ${count}`,
  )
  return found.map(({ id }) => id)
}

// Coverage: 1.45, 3.121, 3.122.
test('the chart is the simulator’s numbers, day by day and source by source', async () => {
  const [listingId = 0] = await onlineHomes(1)
  const owner = await anOwner(test_.db, { homes: [listingId] })
  expect(await listUnreadHomes(test_.db)).toEqual([listingId])
  await read()
  expect(failures).toEqual([])
  expect(await listUnreadHomes(test_.db)).toEqual([])
  const now = new Date()
  const story = await readOwnStory(test_.db, owner, { listingId, locale: 'nl', now })
  const { Value: graph } = await simulator.ask('GetMediaObjectStatisticsGraphList', {
    ObjectIDs: String(listingId),
  })
  // The site counts itself: what the platform counted for it is left out.
  const told = (graph.Items as { Date: string; MediaID: number; MediaName: string; Count: number }[])
    .filter(({ MediaID }) => MediaID !== 5)
    .map(({ Date: day, MediaName, Count }) => `${day.slice(0, 10)} ${MediaName} ${Count}`)
  const shown = story?.chart?.days.flatMap(({ day, bySource }) =>
    Object.entries(bySource).map(([source, views]) => `${day} ${source} ${views}`),
  )
  expect(shown?.toSorted()).toEqual(told.toSorted())
  const { Value: bySource } = await simulator.ask('GetManyVisitStatisticsOfProperty', { ID: listingId })
  const others = (bySource as unknown as Record<string, number>[]).filter(({ MediaID }) => MediaID !== 5)
  const sumOf = (span: string) => others.reduce((all, row) => all + Number(row[span]), 0)
  expect(story?.figures?.totals).toEqual({
    today: sumOf('VisitToday'),
    week: sumOf('VisitWeek'),
    month: sumOf('VisitMonth'),
    total: sumOf('VisitTotal'),
  })
  const sum = story?.chart?.days.reduce((all, day) => all + day.total, 0)
  expect(sum).toBe(sumOf('VisitMonth'))
})

test('what is counted here is added, in the chart and in the figures', async () => {
  const [listingId = 0] = await onlineHomes(1)
  const before = await previewStory(test_.db, { listingId, locale: 'nl', now: new Date() })
  await test_.owner.execute(
    sql`insert into visit.daily (listing_id, day, source, views)
        values (${listingId}, visit.today(), 'search', 3), (${listingId}, visit.today() - 6, 'mail', 5),
          (${listingId}, visit.today() - 200, 'mail', 11)`,
  )
  const after = await previewStory(test_.db, { listingId, locale: 'nl', now: new Date() })
  const grown = (span: 'today' | 'week' | 'month' | 'total') =>
    (after?.figures?.totals[span] ?? 0) - (before?.figures?.totals[span] ?? 0)
  expect([grown('today'), grown('week'), grown('month'), grown('total')]).toEqual([3, 8, 8, 19])
  expect(after?.chart?.days.at(-1)?.bySource['this-site']).toBe(3)
  expect(after?.pageViews?.sources.toSorted()).toEqual(['mail', 'search'])
  await test_.owner.execute(sql`delete from visit.daily`)
})

test('beside it stands the middle of at least five homes of the same kind, deal and province', async () => {
  const homes = await onlineHomes(11)
  const [six, four] = [homes.slice(0, 6), homes.slice(6, 10)]
  for (const [ids, province] of [
    [six, 'many'],
    [four, 'few'],
  ] as const)
    await test_.owner.execute(
      sql`update listing.listing set kind = 'house', deal = 'sale', province_key = ${province}
          where id = any(${sql.param([...ids])}::int[])`,
    )
  const [listingId = 0, lonely = 0] = [six[0], four[0]]
  for (const id of [listingId, lonely]) await anOwner(test_.db, { homes: [id] })
  await test_.owner.execute(
    sql`insert into visit.daily (listing_id, day, source, views)
        select id, visit.today(), 'direct', 1000 from unnest(${sql.param([...six])}::int[]) id`,
  )
  failures.length = 0
  await read()
  expect(failures).toEqual([])
  const now = new Date()
  const story = await previewStory(test_.db, { listingId, locale: 'nl', now })
  expect(story?.chart?.similarHomes).toBe(6)
  // The same middle, of what the simulator tells of other media and what was counted here.
  const { Value: graph } = await simulator.ask('GetMediaObjectStatisticsGraphList', {
    ObjectIDs: six.join(','),
  })
  const last = story?.chart?.days.at(-1)
  const views = six.map((id) =>
    (graph.Items as { Date: string; MediaID: number; ObjectID: number; Count: number }[])
      .filter((row) => row.ObjectID === id && row.Date.startsWith(last?.day ?? '-') && row.MediaID !== 5)
      .reduce((sum, { Count }) => sum + Count, 1000),
  )
  expect(last?.similar).toBe(median(views))
  const alone = await previewStory(test_.db, { listingId: lonely, locale: 'nl', now })
  expect([alone?.chart?.similarHomes, alone?.chart?.days.every(({ similar }) => similar === null)]).toEqual([
    0,
    true,
  ])
  await test_.owner.execute(sql`delete from visit.daily`)
})

test('homes that are listed later do not make a group, for which the platform is asked nothing', async () => {
  const homes = (await onlineHomes(16)).slice(-5)
  const [listingId = 0, later = 0] = homes
  await test_.owner.execute(
    sql`update listing.listing set kind = 'house', deal = 'sale', province_key = 'soon',
          created_at = case when id = ${later} then now() + interval '2 days' else created_at end
        where id = any(${sql.param(homes)}::int[])`,
  )
  await anOwner(test_.db, { homes: [listingId] })
  const owners = platform.owners
  if (!owners) throw new Error('There are no owners')
  const asked: (readonly string[])[] = []
  const counting: Pick<Platform, 'name' | 'owners'> = {
    name: platform.name,
    owners: {
      ...owners,
      viewsPerDay: (ids, days) => {
        asked.push(ids)
        return owners.viewsPerDay(ids, days)
      },
    },
  }
  await read(listingId, counting)
  expect(asked.filter((ids) => ids.length > 1)).toEqual([])
  await test_.owner.execute(
    sql`update listing.listing set created_at = now() - interval '1 day' where id = ${later}`,
  )
  await read(listingId, counting)
  await read(listingId, counting)
  expect(asked.filter((ids) => ids.length > 1)).toHaveLength(1)
})

test('a rent is told with the time it is paid for, and this site by one name', async () => {
  const [rental] = await rows<{ id: number }>(
    test_.db,
    sql`select id from listing.listing where deal = 'rent' and status = 'available' and given_price_cents > 0
          and price_unit is null order by id limit 1`,
  )
  const listingId = rental?.id ?? 0
  await anOwner(test_.db, { homes: [listingId] })
  await read(listingId)
  const story = await previewStory(test_.db, { listingId, locale: 'nl', now: new Date() })
  const texts = story?.home.texts
  expect([texts?.nl.price, texts?.fr.price, texts?.en.price, texts?.de.price]).toMatchObject([
    { after: ' per maand' },
    { after: ' par mois' },
    { after: ' per month' },
    { after: ' pro Monat' },
  ])
  const media = story?.happenings.flatMap(({ medium }) => medium ?? [])
  expect(media).toContain('this-site')
  expect(media).not.toContain('Agency website')
})

test('people who asked to hear of such homes are counted, each once a day', async () => {
  const [listingId = 0] = await onlineHomes(1)
  const alerts = async () =>
    (await previewStory(test_.db, { listingId, locale: 'nl', now: new Date() }))?.home.alerts
  expect(await alerts()).toBe(0)
  await test_.owner.execute(
    sql`with home as (select * from listing.public_listing where id = ${listingId}), sent as (
          insert into lead.lead (idempotency_key, answers_hash, kind, language, answers, source_page, created_at)
          values ('a', 'a', 'demand', 'nl', '{}', '/', now()) returning id
        ), demand as (
          insert into lead.demand (id, deal, type_ids, frequency, is_active)
          select sent.id, home.deal, array[home.type_id], 'daily', true from sent, home returning id
        )
        insert into lead.demand_place (place_key, demand_id)
        select unnest(${homePlaceKeys}), demand.id from home, demand`,
  )
  await read()
  expect(await alerts()).toBe(0)
  await test_.owner.execute(sql`update owner.home set alerts_on = alerts_on - 1`)
  await read()
  expect(await alerts()).toBe(1)
})

test('no visitor is named, and no comment is told, before the agent says so', async () => {
  const [listingId = 0] = await onlineHomes(1)
  await read(listingId)
  const told = JSON.stringify(await previewStory(test_.db, { listingId, locale: 'nl', now: new Date() }))
  expect(told).not.toMatch(/Martens|Dumont|Jacobs|Thill|Vermeulen|Petit|Hoffmann|De Wilde/)
  expect(told).not.toMatch(/budget|energiekosten|tweede bezoek|bergruimte/)
  const [kept] = await rows<{ names: number; comments: number }>(
    test_.db,
    sql`select (select count(*) from owner.visitor where listing_id = ${listingId} and name ~ '[A-Z]') as names,
          (select count(*) from owner.happening where listing_id = ${listingId} and comments <> '{}') as comments`,
  )
  expect(kept?.names).toBeGreaterThan(0)
  expect(kept?.comments).toBeGreaterThan(0)
})

test('reading twice changes nothing, and visitors keep their numbers', async () => {
  const [listingId = 0] = await onlineHomes(1)
  const all = () =>
    rows(
      test_.db,
      sql`select key, kind, visitor, noted_at from owner.happening where listing_id = ${listingId} order by id`,
    )
  await read(listingId)
  const before = await all()
  await read(listingId)
  expect(await all()).toEqual(before)
})

test('a new price, a sale and a home that leaves the site become sentences; the story stays', async () => {
  const [, listingId = 0] = await onlineHomes(2)
  const owner = await anOwner(test_.db, { homes: [listingId] })
  await read(listingId)
  const before = await readOwnStory(test_.db, owner, { listingId, locale: 'nl', now: new Date() })
  await simulator.control('reprice', { id: listingId, price: 123_000 })
  await storeAll()
  await read(listingId)
  await simulator.control('sell', { id: listingId })
  await storeAll()
  await read(listingId)
  // That nobody comes any more is believed when it is told twice.
  await read(listingId)
  const now = new Date()
  const story = await readOwnStory(test_.db, owner, { listingId, locale: 'nl', now })
  const sentences =
    story && storyItems(story, now).map((item) => storySentence(item, { home: story.home, locale: 'nl' }))
  expect(sentences).toContain('Uw woning is verkocht.')
  expect(sentences?.find((sentence) => sentence.startsWith('De prijs ging van'))).toMatch(
    /naar €\s?123\.000\.$/,
  )
  expect(before?.home.status).toBe('available')
  await test_.db.execute(sql`delete from listing.listing where id = ${listingId}`)
  await read(listingId)
  const gone = await readOwnStory(test_.db, owner, { listingId, locale: 'nl', now })
  expect([gone?.home.isOnline, gone?.happenings.length]).toEqual([false, story?.happenings.length])
})

test('a planned visit that the agency cancels is gone', async () => {
  const homes = await onlineHomes(8)
  for (const id of homes) await anOwner(test_.db, { homes: [id] })
  await read()
  const planned = () =>
    rows<{ id: number }>(test_.db, sql`select listing_id as id from owner.happening where at > now()`)
  const [first] = await planned()
  expect(first).toBeDefined()
  await test_.db.execute(
    sql`insert into owner.happening (listing_id, kind, key, at, noted_at)
        values (${first?.id ?? 0}, 'visit', 'cancelled', now() + interval '2 days', now())`,
  )
  const count = (await planned()).length
  await read(first?.id)
  expect((await planned()).length).toBe(count - 1)
})

test('an answer that is not understood leaves what was stored, and is named without anybody’s data', async () => {
  const [listingId = 0] = await onlineHomes(10)
  await anOwner(test_.db, { homes: [listingId] })
  await read(listingId)
  const stored = () =>
    rows(
      test_.db,
      sql`select views, sources, demands, checklist, histories from owner.home where listing_id = ${listingId}`,
    )
  const before = await stored()
  const told = await rows(
    test_.db,
    sql`select id from owner.happening where listing_id = ${listingId} order by id`,
  )
  const owners = platform.owners
  if (!owners) throw new Error('There are no owners')
  failures.length = 0
  await read(listingId, {
    name: platform.name,
    owners: {
      ...owners,
      readStory: async (...asked) => ({
        ...(await owners.readStory(...asked)),
        ...{ views: null, sources: null, demands: null, visits: null, media: null, checklist: null },
        notUnderstood: ['GetCalendarHistories'],
      }),
    },
  })
  expect(failures.map(String)).toEqual(['Error: GetCalendarHistories: the answer has no known shape'])
  expect(await stored()).toEqual(before)
  expect(
    await rows(test_.db, sql`select id from owner.happening where listing_id = ${listingId} order by id`),
  ).toEqual(told)
})

test('when the platform is down, what was stored stays; without one, the site’s own facts are told', async () => {
  const [listingId = 0, other = 0] = (await onlineHomes(9)).slice(-2)
  await anOwner(test_.db, { homes: [listingId, other] })
  await read(listingId)
  const views = () =>
    rows<{ views: unknown }>(test_.db, sql`select views from owner.home where listing_id = ${listingId}`)
  const before = await views()
  await simulator.control('faults', { kind: 'http', status: 503 })
  failures.length = 0
  await read(listingId)
  await simulator.control('faults/clear')
  expect(failures).toHaveLength(1)
  expect(await views()).toEqual(before)
  await test_.db.execute(sql`delete from owner.home where listing_id = ${other}`)
  await read(other, { name: 'omnicasa' })
  const story = await previewStory(test_.db, { listingId: other, locale: 'nl', now: new Date() })
  expect(story?.home).toMatchObject({ views: null, checklist: null, histories: [], readAt: null })
  expect(story?.home.texts.fr.address).not.toBe('')
})
