import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { shownHomes, startStorm, storm, work } from '@/testing/platforms/event-storm'
import type { ParsedListing } from '@/platforms/platform-offer'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { addFault, clearFaults } from '../../../simulator/control/faults'
import { signedEvent } from '../../../simulator/sweepbright/events'
import { estateId } from '../../../simulator/sweepbright/ids'
import { readAnswersAnew } from './answers/read-answers-anew'
import { bringPushed } from './pushed/bring-pushed'
import { syncListing } from './sync-listing'
import { syncListings } from './sync-listings'

let agency: Awaited<ReturnType<typeof startStorm>>
let database: TestDatabase
let quiet: TestDatabase

beforeAll(async () => {
  agency = await startStorm(25)
  database = await createTestDatabase({ login: 'gevel_worker' })
  quiet = await createTestDatabase({ login: 'gevel_worker' })
})
afterAll(async () => {
  await agency.simulator.stop()
  await database.drop()
  await quiet.drop()
})

// Coverage: 1.13.
test('events out of order, some twice and some forged, end in the tables of a quiet day', async () => {
  const sums = await storm(agency, database.db, 200)
  expect(sums.repeated).toBeGreaterThan(3)
  expect(sums.forged).toBeGreaterThan(0)
  expect(sums.refused).toBe(sums.forged)
  expect(await rows(database.db, sql`select from sync.pushed`)).toEqual([])

  const { simulator, platform } = agency
  const { world } = simulator.simulation
  for (let slot = 0; slot < world.size; slot++)
    await syncListing({ db: quiet.db, platform }, estateId(world.coreAt(slot).id))
  const shown = await shownHomes(database.db)
  expect(shown.length).toBeGreaterThan(15)
  expect(shown).toEqual(await shownHomes(quiet.db))
}, 120_000)

test('the platform is told where a home stands; a unit is not, but its project is', async () => {
  const { simulator, platform } = agency
  const services = { db: database.db, platform, siteUrl: 'https://agency.example' }
  const [project] = simulator.simulation.world.projects
  if (!project) throw new Error('no project')
  const homes = await rows<{ id: string; isUnit: boolean }>(
    database.db,
    sql`select i.external_id as id, l.project_id is not null as "isUnit" from listing.public_listing l
        join listing.identity i on i.kind = 'listing' and i.id = l.id order by l.id`,
  )
  const home = homes.find(({ isUnit }) => !isUnit)?.id ?? ''
  const unit = homes.find(({ isUnit }) => isUnit)?.id ?? ''
  for (const id of [home, unit, estateId(project.id)]) await bringPushed(services, id)
  expect(Object.fromEntries(simulator.sweepbright.publishedUrls)).toEqual({
    [home]: expect.stringMatching(
      /^https:\/\/agency\.example\/nl\/te-(koop|huur)\/[a-z-]+\/[a-z\d-]+\/\d+\/$/,
    ),
    [estateId(project.id)]: expect.stringMatching(/^https:\/\/agency\.example\/nl\/.+\/\d+/),
  })
})

test('what the platform answered is kept, and can be read anew when it does not answer any more', async () => {
  const { simulator, platform } = agency
  const shown = await shownHomes(database.db)
  const [kept] = await rows<{ homes: number; agree: boolean }>(
    database.db,
    sql`select count(*)::int as homes, bool_and(record ->> 'id' = external_id) as agree from sync.answer
        where platform = 'sweepbright' and not record ?| '{vendors,buyers,internal_note}'::text[]`,
  )
  expect(kept).toMatchObject({ agree: true })
  expect(kept?.homes).toBeGreaterThanOrEqual(shown.length)
  addFault(simulator.simulation.faults, { kind: 'http', status: 503, rate: 1 })
  expect(await readAnswersAnew(database.db, platform)).toMatchObject({ changed: 0, refused: 0 })
  expect(await shownHomes(database.db)).toEqual(shown)
  // A release that reads more of the same answers.
  const more = { ...platform, readAnswer: (record: unknown) => withBathrooms(platform.readAnswer(record)) }
  const again = await readAnswersAnew(database.db, more)
  expect(again).toMatchObject({ refused: 0, changed: again.read })
  expect(await rows(database.db, sql`select from listing.listing where bathrooms = 9`)).toHaveLength(
    shown.length,
  )
  clearFaults(simulator.simulation.faults)
  await syncListings({ db: database.db, platform }, 'full')
  expect(await shownHomes(database.db)).toEqual(shown)
})

function withBathrooms(parsed: ParsedListing): ParsedListing {
  return parsed.ok ? { ...parsed, value: { ...parsed.value, bathrooms: 9 } } : parsed
}

test('what may not be read stays as it is, and the others are asked for all the same', async () => {
  const { simulator, platform } = agency
  const services = { db: database.db, platform }
  const shown = await shownHomes(database.db)
  const projects = () => rows(database.db, sql`select id from listing.project`)
  const before = await projects()
  // The project is asked for first, then homes.
  addFault(simulator.simulation.faults, {
    kind: 'http',
    status: 403,
    operation: 'estates',
    times: 2,
    rate: 1,
  })
  expect(await syncListings(services, 'full')).toMatchObject({ state: 'done', gone: 0, refused: 1 })
  expect(await shownHomes(database.db)).toEqual(shown)
  expect(await projects()).toEqual(before)
  expect(await rows(database.db, sql`select reason from sync.quarantine`)).toEqual([
    { reason: 'estates: HTTP 403' },
    { reason: 'estates: HTTP 403' },
  ])
  expect(await syncListings(services, 'full')).toMatchObject({ state: 'done', gone: 0, refused: 0 })
  expect(await rows(database.db, sql`select reason from sync.quarantine`)).toEqual([])
})

test('a unit that was missed is found by the nightly run through its project; a project that is gone leaves', async () => {
  const { simulator, platform } = agency
  const services = { db: database.db, platform }
  await work(database.db, platform)
  const [project] = simulator.simulation.world.projects
  const id = estateId(project?.id ?? 0)
  const [unit] = await rows<{ id: number; externalId: string }>(
    database.db,
    sql`select l.id, i.external_id as "externalId" from listing.listing l
        join listing.identity i on i.kind = 'listing' and i.id = l.id where l.project_id is not null limit 1`,
  )
  await database.db.execute(sql`delete from listing.listing where id = ${unit?.id ?? 0}`)
  await database.db.execute(
    sql`delete from listing.identity where kind = 'listing' and id = ${unit?.id ?? 0}`,
  )
  await syncListings(services, 'full')
  expect(await rows(database.db, sql`select external_id as id from sync.pushed`)).toEqual([
    { id: unit?.externalId },
  ])
  expect(await bringPushed(services, unit?.externalId ?? '')).toBe('changed')
  simulator.simulation.world.changes.deletedProjectIds.add(project?.id ?? 0)
  expect(await bringPushed(services, id)).toBe('gone')
  expect(await rows(database.db, sql`select from listing.project`)).toEqual([])
  expect(await bringPushed(services, id)).toBe('unknown')
})

test('nobody who knows only the shape of a message gets one in', () => {
  const { body, signature } = signedEvent('guessed', 'estate-deleted', estateId(100_000), new Date())
  const headers = new Headers({ 'x-hook-signature': signature })
  expect(agency.platform.pushes.read({ body, headers })).toBeNull()
})
