import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { storeListings } from '@/features/listings/store/store-listings'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { rebuildPaths } from '../paths/rebuild-paths'
import { savePage } from '@/testing/records/path-records'
import { announceChanges } from './announce-changes.task'

interface Announcement {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

let database: TestDatabase
let server: Server
let told: Announcement[]
let status: number
const db = () => database.db

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      told.push(JSON.parse(body) as Announcement)
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.close()
  await database.drop()
})
beforeEach(async () => {
  await (database as TestDatabase | undefined)?.drop()
  database = await createTestDatabase({ login: 'gevel_worker' })
  told = []
  status = 202
  await rebuildPaths(db(), 'all')
  // From an hour ago on: whatever comes now is news.
  await announce()
  await db().execute(sql`update content.announcement set changed_at = now() - interval '1 hour'`)
  await db().execute(sql`update content.path set changed_at = now() - interval '2 hours'`)
})

function announce(): Promise<number> {
  const { port } = server.address() as AddressInfo
  return announceChanges(db(), {
    endpoint: `http://127.0.0.1:${port}/indexnow`,
    key: 'abcdef0123456789',
    siteUrl: 'https://www.example.be',
  })
}

/** As if it had happened a while ago: what is newer than two minutes may still grow. */
async function someTimeAgo(): Promise<void> {
  await db().execute(sql`update listing.listing set synced_at = now() - interval '10 minutes'`)
}

test('a home that came is told once, in every language, with the key and where it lies', async () => {
  await storeListings(db(), [aListing({ id: 1 })])
  expect(await announce()).toBe(0)
  await someTimeAgo()
  expect(await announce()).toBe(4)
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({
    host: 'www.example.be',
    key: 'abcdef0123456789',
    keyLocation: 'https://www.example.be/abcdef0123456789.txt',
  })
  expect(told[0]?.urlList).toContain('https://www.example.be/nl/te-koop/gent/huis/1/')
  expect(await announce()).toBe(0)
  expect(told).toHaveLength(1)
})

test('a page that editors publish is told in the languages that it has', async () => {
  await savePage(db(), { id: 1, path: { nl: 'verkopen', fr: 'vendre' } })
  await rebuildPaths(db(), 'all')
  await db().execute(
    sql`update content.path set changed_at = now() - interval '10 minutes' where record_id = 1`,
  )
  await announce()
  expect(told.flatMap(({ urlList }) => urlList).toSorted()).toEqual([
    'https://www.example.be/fr/vendre/',
    'https://www.example.be/nl/verkopen/',
  ])
})

test('many homes are told in batches of at most ten thousand addresses', async () => {
  const ids = Array.from({ length: 2500 }, (_, index) => index + 1)
  await storeListings(
    db(),
    ids.map((id) => aListing({ id })),
  )
  await someTimeAgo()
  expect(await announce()).toBe(10_000)
  expect(told.map(({ urlList }) => urlList.length)).toEqual([8000, 2000])
  expect(new Set(told.flatMap(({ urlList }) => urlList)).size).toBe(10_000)
})

test('what a search engine refuses is told again', async () => {
  await storeListings(db(), [aListing({ id: 1 })])
  await someTimeAgo()
  status = 429
  await expect(announce()).rejects.toThrow('HTTP 429')
  status = 200
  expect(await announce()).toBe(4)
})

test('the first run tells nothing: the sitemaps have said it', async () => {
  await db().execute(sql`delete from content.announcement`)
  await storeListings(db(), [aListing({ id: 1 })])
  await someTimeAgo()
  expect(await announce()).toBe(0)
  expect(told).toEqual([])
})
