import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { receivePush } from '@/features/sync/pushed/receive-push'
import { syncListing } from '@/features/sync/sync-listing'
import { syncListings } from '@/features/sync/sync-listings'
import type { SyncKind, SyncRun } from '@/features/sync/sync-run'
import { syncPushed } from '@/features/sync/pushed/work-on-pushes'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import {
  messengerUnderTest,
  omnicasaUnderTest,
  type PlatformUnderTest,
  sweepbrightUnderTest,
  whiseUnderTest,
} from '@/testing/platforms/platform-under-test'
import { rows } from '@/testing/rows'

import type { Platform } from './platform'
import type { ExternalId } from './platform-offer'

/** What the site relies on, whichever platform the agency has. */
describe.each([
  { name: 'Omnicasa', start: omnicasaUnderTest },
  { name: 'Whise', start: whiseUnderTest },
  { name: 'SweepBright', start: sweepbrightUnderTest },
  { name: 'a platform that pushes and has little else', start: messengerUnderTest },
])('$name', ({ start }) => {
  let agency: PlatformUnderTest
  let platform: Platform
  let database: TestDatabase
  let home: ExternalId

  beforeEach(async () => {
    agency = await start()
    platform = agency.platform
    database = await createTestDatabase()
    home = agency.homes[0] ?? ''
  })
  afterEach(async () => {
    await agency.stop()
    await database.drop()
  })

  /** Everything by which news comes in: messages, and a run. */
  async function bring(kind: SyncKind, from: Platform = platform): Promise<SyncRun> {
    const { db } = database
    for (const message of agency.messages()) expect(await receivePush(db, platform, message)).toBe('noted')
    await syncPushed({ db, platform }, { synced: () => undefined, failed: () => undefined })
    const run = await syncListings({ db, platform: from, rowsPerPage: 20 }, kind)
    if (!run) throw new Error('busy')
    return run
  }

  interface Shown extends Record<string, unknown> {
    id: number
    euro: number | null
    syncedAt: string
  }

  async function shown(externalId: ExternalId): Promise<Shown | null> {
    const [found] = await rows<Shown>(
      database.db,
      sql`select l.id, (l.given_price_cents / 100)::int as euro, l.synced_at::text as "syncedAt"
          from listing.listing l join listing.identity i on i.kind = 'listing' and i.id = l.id
          where i.platform = ${platform.name} and i.external_id = ${externalId}`,
    )
    return found ?? null
  }

  async function count(what: string): Promise<number> {
    const [row] = await rows<{ count: number }>(
      database.db,
      sql`select count(*)::int as count from ${sql.raw(what)}`,
    )
    return row?.count ?? -1
  }

  const latestWrite = async () =>
    (await rows<{ at: string }>(database.db, sql`select max(synced_at)::text as at from listing.listing`))[0]
      ?.at

  // Coverage: 1.13.
  test('the first load shows every home in four languages; a second one writes nothing', async () => {
    expect(await bring('full')).toMatchObject({ state: 'done', refused: 0, gone: 0 })
    for (const id of agency.homes) expect(await shown(id)).not.toBeNull()
    expect(await count('listing.listing_text')).toBe((await count('listing.listing')) * 4)
    const before = await latestWrite()
    expect(await bring('full')).toMatchObject({ state: 'done', changed: 0, gone: 0 })
    expect(await latestWrite()).toBe(before)
  })

  test('every home is in a category that visitors can choose, and has an agent and an office with ids', async () => {
    await bring('full')
    expect(
      await count(
        'listing.listing l where not exists (select from listing.category c where c.id = l.type_id)',
      ),
    ).toBe(0)
    expect(await count(`listing.listing_detail where office ->> 'id' is null`)).toBe(0)
    expect(await count(`listing.listing_detail where agent ->> 'id' is null`)).toBe(0)
  })

  test('a changed price arrives, and nothing else is written', async () => {
    await bring('full')
    const untouched = await shown(agency.homes[1] ?? '')
    await agency.reprice(home, 123_456)
    await bring('incremental')
    expect(await shown(home)).toMatchObject({ euro: 123_456 })
    expect(await shown(agency.homes[1] ?? '')).toEqual(untouched)
  })

  test('a home that is no longer offered leaves the site, and comes back under the number it had', async () => {
    await bring('full')
    const before = await shown(home)
    await agency.withdraw(home)
    await bring('incremental')
    expect(await shown(home)).toBeNull()
    expect(await count(`listing.withdrawn where id = ${before?.id}`)).toBe(1)
    await agency.publish(home)
    await bring('full')
    expect(await shown(home)).toMatchObject({ id: before?.id })
    expect(await count('listing.withdrawn')).toBe(0)
  })

  test('a record that cannot be read is set aside with the reason, and its home stays as it was', async () => {
    await bring('full')
    const before = await shown(home)
    await agency.spoil(home)
    expect(await bring('full')).toMatchObject({ state: 'done', gone: 0 })
    expect(await shown(home)).toEqual(before)
    expect(
      await rows(
        database.db,
        sql`select platform_id as id, length(reason) > 5 as "isExplained" from sync.quarantine`,
      ),
    ).toEqual([{ id: home, isExplained: true }])
    await agency.publish(home)
    await bring('full')
    expect(await count('sync.quarantine')).toBe(0)
  })

  test.each(['half', 'all'] as const)(
    'a platform that forgets %s of its homes removes none',
    async (share) => {
      await bring('full')
      const stored = await count('listing.listing')
      await agency.forget(share)
      expect(await bring('full')).toMatchObject({ state: 'flagged', gone: 0, reason: expect.any(String) })
      expect(await count('listing.listing')).toBe(stored)
    },
  )

  test('a platform that is down changes nothing, and what was missed arrives when it is back', async () => {
    await bring('full')
    await agency.reprice(home, 222_000)
    await agency.breakDown()
    await expect(bring('full')).rejects.toThrow()
    expect((await shown(home))?.euro).not.toBe(222_000)
    await agency.recover()
    expect(await bring('full')).toMatchObject({ state: 'done' })
    expect(await shown(home)).toMatchObject({ euro: 222_000 })
  })

  test('one listing can be brought alone', async () => {
    await bring('full')
    const alone = (id: ExternalId) => syncListing({ db: database.db, platform }, id)
    expect(await alone(home)).toBe('unchanged')
    await agency.reprice(home, 99_000)
    expect(await alone(home)).toBe('changed')
    expect(await shown(home)).toMatchObject({ euro: 99_000 })
    await agency.spoil(home)
    expect(await alone(home)).toBe('refused')
    await agency.withdraw(home)
    expect(await alone(home)).toBe('gone')
    expect(await shown(home)).toBeNull()
    expect(await alone('987654321')).toBe('unknown')
    expect(await count(`listing.identity where external_id = '987654321'`)).toBe(0)
  })

  test('a list that was asked for earlier does not undo what was brought alone', async () => {
    await bring('full')
    let isFirst = true
    const meanwhile = async <Answer>(answer: Answer): Promise<Answer> => {
      if (isFirst) {
        isFirst = false
        await agency.reprice(home, 77_000)
        expect(await syncListing({ db: database.db, platform }, home)).toBe('changed')
      }
      return answer
    }
    const list = platform.listListings?.bind(platform)
    await bring('full', {
      ...platform,
      findListing: async (id) => meanwhile(await platform.findListing(id)),
      ...(list && { listListings: async (request) => meanwhile(await list(request)) }),
    })
    expect(await shown(home)).toMatchObject({ euro: 77_000 })
  })
})
