import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { keptAt } from '@/domain/media/kept-file'
import { env } from '@/env'
import { fetchDocument } from '@/features/leads/documents/fetch-document'
import { fetchPhoto } from '@/features/listings/seo/fetch-photo'
import type { Platform } from '@/platforms/platform'
import { sweepbright } from '@/platforms/sweepbright/sweepbright'
import { answerMedia } from '@/site/files/answer-media'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { isAvailable, publishedIds } from '../../../../simulator/sweepbright/events'
import { estateId } from '../../../../simulator/sweepbright/ids'
import { startSweepbrightSimulator } from '../../../../simulator/sweepbright/sweepbright-simulator'
import { receivePush } from '../pushed/receive-push'
import { syncPushed } from '../pushed/work-on-pushes'
import { syncListings } from '../sync-listings'
import { syncProject } from '../sync-project'
import type { FileKeeping } from './fetch-file'

let simulator: Awaited<ReturnType<typeof startSweepbrightSimulator>>
let platform: Platform & Required<Pick<Platform, 'pushes'>>
let database: TestDatabase
let files: FileKeeping
let home: string

beforeAll(async () => {
  simulator = await startSweepbrightSimulator({
    ...{ properties: 20, projects: 1, now: new Date('2026-11-15T00:00:00Z'), reach: 'country' },
  })
  platform = sweepbright({
    ...{ url: `${simulator.url}/api/`, clientId: 'gevel-demo', clientSecret: 'gevel-demo' },
    ...{ retries: 0, publishesDocuments: false },
  })
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-kept-'))
  Object.assign(env, { MEDIA_FOLDER: folder })
  files = { folder, hosts: [new URL(simulator.picturesUrl).host], timeoutMs: 120_000 }
  home = await smallestHome()
})
/** With papers, and with as few pictures as a gallery has: each takes time to draw. */
async function smallestHome(): Promise<string> {
  const side = simulator.sweepbright
  const ids = publishedIds(side).filter((id) => isAvailable(side, id))
  const answers = await Promise.all(ids.map((id) => platform.findListing(estateId(id))))
  const homes = answers.flatMap((answer) => (answer?.ok ? [answer.value] : []))
  const [smallest] = homes
    .filter(({ pictures, documents }) => pictures.length > 1 && documents.length > 0)
    .toSorted((a, b) => a.pictures.length - b.pictures.length)
  if (!smallest) throw new Error('no home has pictures and papers')
  return smallest.externalId
}

beforeEach(async () => {
  database = await createTestDatabase({ login: 'gevel_worker' })
  await command('faults/clear', {})
})
afterEach(() => database.drop())
afterAll(async () => {
  await simulator.stop()
  await rm(files.folder, { recursive: true })
})

async function command(call: string, body: object): Promise<void> {
  const response = await fetch(`${simulator.url}/__sim/${call}`, {
    ...{ method: 'POST', body: JSON.stringify(body) },
  })
  if (!response.ok) throw new Error(await response.text())
}

/** The messages that came, and all that is due, whenever it would be tried again. */
async function work(keeping: FileKeeping | undefined = files): Promise<void> {
  const { db } = database
  for (const { body, signature } of simulator.sweepbright.events.splice(0))
    await receivePush(db, platform, { body, headers: new Headers({ 'x-hook-signature': signature }) })
  await db.execute(sql`update sync.pushed set next_try_at = now()`)
  const failed = (error: unknown) => {
    throw error
  }
  await syncPushed({ db, platform, ...(keeping && { files: keeping }) }, { synced: () => undefined, failed })
}

const change = () => command('reprice', { id: home, price: 300_000 })

interface Shown extends Record<string, unknown> {
  cover: string | null
  pictures: { url: string; width: number; height: number }[]
  documents: { id: number; name: string; url: string }[]
}

async function shown(): Promise<Shown> {
  const [found] = await rows<Shown>(
    database.db,
    sql`select l.cover_url as cover, d.pictures, d.documents from listing.listing l
        join listing.listing_detail d on d.listing_id = l.id
        join listing.identity i on i.kind = 'listing' and i.id = l.id where i.external_id = ${home}`,
  )
  if (!found) throw new Error('the home is not there')
  return found
}

const pushed = () =>
  rows<{ id: string; error: string | null }>(
    database.db,
    sql`select external_id as id, last_error as error from sync.pushed`,
  )

/** Every file of homes in the folder of uploads. */
async function stored(): Promise<string[]> {
  const names = await readdir(files.folder, { recursive: true })
  return names.filter((name) => /\.\w+$/.test(name))
}

const askMedia = (url: string, width: number) =>
  answerMedia(url.replace('/media/', ''), new URLSearchParams({ width: String(width) }))

// Coverage: 1.13.
test('the site has pictures and documents of a home after their addresses at the platform ended', async () => {
  await change()
  await work()
  const answer = await platform.findListing(home)
  if (!answer?.ok) throw new Error('not there')
  const { pictures, documents, expiringUrls = {} } = answer.value
  const links = Object.values(expiringUrls)
  await command('links/expire', {})
  for (const link of links) expect((await fetch(link)).status).toBe(403)

  const kept = await shown()
  expect(kept.pictures).toHaveLength(pictures.length)
  expect(kept.pictures.length).toBeGreaterThan(1)
  expect(kept.cover).toBe(kept.pictures[0]?.url)
  for (const { url, width, height } of kept.pictures) {
    expect(url).toMatch(/^\/media\/home-[\da-f]{40}\.webp$/)
    expect(width / height).toBeGreaterThan(0.3)
    for (const asked of [400, 1920]) {
      const picture = await askMedia(url, asked)
      expect(picture.status).toBe(200)
      expect(picture.headers.get('content-type')).toBe('image/webp')
    }
  }
  const sizes = [400, 600, 1920].map(async (width) =>
    (await askMedia(kept.cover ?? '', width)).arrayBuffer().then(({ byteLength }) => byteLength),
  )
  const [small = 0, middle = 0, large = 0] = await Promise.all(sizes)
  expect(small).toBeLessThan(middle)
  expect(middle).toBeLessThan(large)
  const hosts = { storageHost: '', cdnOrigin: '', mediaFolder: files.folder }
  expect((await fetchPhoto(kept.cover ?? '', hosts))?.length).toBe(large)

  expect(kept.documents).toHaveLength(documents.length)
  expect(kept.documents.length).toBeGreaterThan(0)
  for (const document of kept.documents) {
    expect(document.url).toMatch(/^kept:paper-[\da-f]{40}\.pdf$/)
    // Only who was given it gets it: it has no address.
    expect((await answerMedia(document.url.replace('kept:', ''), new URLSearchParams())).status).toBe(404)
    const file = await fetchDocument(document, hosts)
    expect(file?.headers.get('content-type')).toBe('application/pdf')
    expect((await file?.text())?.slice(0, 5)).toBe('%PDF-')
  }
  expect(await pushed()).toEqual([])

  // Another message about a home whose files are here fetches none of them.
  await command('faults', { kind: 'picture404' })
  await change()
  await work()
  expect((await shown()).pictures).toEqual(kept.pictures)
})

test('a project keeps its pictures too', async () => {
  const project = estateId(simulator.simulation.world.projects[0]?.id ?? 0)
  expect(await syncProject({ db: database.db, platform, files }, project)).toBe('changed')
  const [found] = await rows<{ urls: string[] }>(
    database.db,
    sql`select array(select p ->> 'url' from jsonb_array_elements(pictures) p) as urls from listing.project`,
  )
  expect(found?.urls.length).toBeGreaterThan(0)
  for (const url of found?.urls ?? []) expect((await askMedia(url, 600)).status).toBe(200)
})

test('what could not be copied is fetched again by new addresses, and nothing is shown of it meanwhile', async () => {
  await command('faults', { kind: 'picture404' })
  await change()
  await work()
  expect(await shown()).toMatchObject({ cover: null, pictures: [] })
  expect(await pushed()).toEqual([{ id: home, error: 'a file could not be copied' }])
  await command('links/expire', {})
  await command('faults/clear', {})
  await work()
  expect((await shown()).pictures.length).toBeGreaterThan(1)
  expect(await pushed()).toEqual([])
})

test('a home is given up after an hour of tries, and the nightly run has it tried again', async () => {
  await command('faults', { kind: 'picture404' })
  await change()
  await work()
  await database.db.execute(sql`update sync.pushed set tries = 9`)
  await work()
  expect(await pushed()).toEqual([])
  expect(await syncListings({ db: database.db, platform, files }, 'full')).toMatchObject({ state: 'done' })
  expect(await pushed()).toEqual([{ id: home, error: null }])
  await command('faults/clear', {})
  await work()
  expect((await shown()).pictures.length).toBeGreaterThan(1)
  await syncListings({ db: database.db, platform, files }, 'full')
  expect(await pushed()).toEqual([])
})

test('nothing is fetched from another host than those of the platform', async () => {
  const before = (await stored()).length
  await change()
  await work({ ...files, hosts: ['files.platform.example'] })
  expect(await shown()).toMatchObject({ pictures: [], documents: [] })
  expect(await rows(database.db, sql`select distinct state, reason from listing.kept_file`)).toEqual([
    { state: 'failed', reason: 'the host is not one of the platform’s' },
  ])
  expect((await stored()).length).toBe(before)
})

test('with the home its files go, from the folder and from the list', async () => {
  await change()
  await work()
  const { pictures, documents } = await shown()
  const paths = [...pictures, ...documents].map(({ url }) => keptAt(url)?.path ?? '')
  expect(await stored()).toEqual(expect.arrayContaining(paths))
  await command('delete', { id: home })
  await work()
  const left = await stored()
  expect(paths.filter((file) => left.includes(file))).toEqual([])
  for (const { url } of pictures) expect((await askMedia(url, 400)).status).toBe(404)
  expect(await rows(database.db, sql`select from listing.kept_file where external_id = ${home}`)).toEqual([])
  await command('restore', { id: home })
  await work()
  expect((await shown()).pictures).toEqual(pictures)
})

test('files of a home that went another way are taken away in the night', async () => {
  await change()
  await work()
  const { cover } = await shown()
  await database.db.execute(sql`delete from listing.listing`)
  await syncListings({ db: database.db, platform, files }, 'full')
  expect((await askMedia(cover ?? '', 400)).status).toBe(200)
  await database.db.execute(sql`update listing.kept_file set noted_at = now() - interval '2 hours'`)
  await syncListings({ db: database.db, platform, files }, 'full')
  expect((await askMedia(cover ?? '', 400)).status).toBe(404)
  expect(await rows(database.db, sql`select from listing.kept_file`)).toEqual([])
})
