import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { rows } from '@/database/query'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { drainPurges, queuePurge } from './purge'

/** A real Varnish with our own configuration before a site that counts how often it is asked. */
let origin: Server
let database: TestDatabase
let asked: string[] = []
let status = 200
const port = 8197
const cache = `http://127.0.0.1:${port}`
const caches = { urls: [cache], secret: 'a-secret-of-the-test' }

beforeAll(async () => {
  database = await createTestDatabase()
  origin = createServer((request, response) => {
    if (request.url === '/healthz') return void response.end('ok')
    asked.push(`${request.url} ${request.headers.cookie ?? ''}`.trim())
    const [, tag = ''] = /tag=([a-z0-9-]+)/.exec(request.url ?? '') ?? []
    if (!request.url?.includes('private')) response.setHeader('Cache-Control', 'public, s-maxage=600')
    response.setHeader('Set-Cookie', 'a=b')
    response.setHeader('xkey', tag)
    response.setHeader('Content-Type', 'text/html')
    response.statusCode = status
    setTimeout(() => response.end(`answer ${asked.length}`), 50)
  })
  await listen(0)
  await services('up')
  await vi.waitFor(async () => expect((await fetch(`${cache}/warm`)).status).toBe(200), { timeout: 10_000 })
})
afterAll(async () => {
  await services('down')
  origin.closeAllConnections()
  origin.close()
  await database.drop()
})
beforeEach(() => {
  asked = []
  status = 200
})

let originPort = 0

async function listen(wanted: number): Promise<void> {
  await new Promise<void>((resolve) => origin.listen(wanted, '127.0.0.1', resolve))
  originPort = (origin.address() as AddressInfo).port
}

async function services(action: string): Promise<void> {
  await promisify(execFile)('scripts/services.sh', [action, 'varnish'], {
    env: {
      ...process.env,
      GEVEL_RUN_DIR: `${process.cwd()}/.run/varnish-test`,
      VARNISH_PORT: String(port),
      WEB_PORT: String(originPort),
      CACHE_PURGE_SECRET: caches.secret,
    },
  })
}

test('a public page is fetched once, whoever asks, and carries no cookie', async () => {
  const first = await fetch(`${cache}/page?tag=one`, { headers: { Cookie: 'session=1' } })
  const second = await fetch(`${cache}/page?tag=one`, { headers: { Cookie: 'session=2' } })
  expect(await second.text()).toBe(await first.text())
  expect(asked).toEqual(['/page?tag=one'])
  expect(second.headers.get('set-cookie')).toBeNull()
  expect(second.headers.get('x-cache')).toBe('hit')
  expect(second.headers.get('xkey')).toBeNull()
})

test('many visitors at once cost the site one request', async () => {
  await Promise.all(
    Array.from({ length: 40 }, () => fetch(`${cache}/crowd`).then((response) => response.text())),
  )
  expect(asked).toHaveLength(1)
})

test('a purge by tag renews the pages with that tag and no others', async () => {
  for (const path of ['/a?tag=listing-1', '/b?tag=listing-2']) await fetch(cache + path)
  await queuePurge(database.db, ['listing-1'])
  expect(await drainPurges(database.db, caches)).toBe(1)
  await fetch(`${cache}/a?tag=listing-1`)
  await fetch(`${cache}/b?tag=listing-2`)
  expect(asked).toEqual(['/a?tag=listing-1', '/b?tag=listing-2', '/a?tag=listing-1'])
})

test('a tag is told again half a minute later, for pages that were being made meanwhile, and then forgotten', async () => {
  await queuePurge(database.db, ['listing-8'])
  await drainPurges(database.db, caches)
  await fetch(`${cache}/late?tag=listing-8`)
  await database.db.execute(
    sql`update http_cache.purge set purged_at = now() - interval '31 seconds' where tag = 'listing-8'`,
  )
  await drainPurges(database.db, caches)
  await fetch(`${cache}/late?tag=listing-8`)
  expect(asked).toHaveLength(2)
  expect(await rows(database.db, sql`select from http_cache.purge where tag = 'listing-8'`)).toEqual([])
})

test('a thousand tags are told in batches', async () => {
  await queuePurge(
    database.db,
    Array.from({ length: 1000 }, (_, index) => `listing-${index}`),
  )
  expect(await drainPurges(database.db, caches)).toBe(1000)
  expect(await drainPurges(database.db, caches)).toBe(0)
})

test('a cache that does not answer leaves the tags noted for later', async () => {
  await queuePurge(database.db, ['listing-7'])
  await expect(drainPurges(database.db, { ...caches, urls: ['http://127.0.0.1:1'] })).rejects.toThrow()
  const waiting = sql`select tag from http_cache.purge where purged_at is null`
  expect(await rows(database.db, waiting)).toEqual([{ tag: 'listing-7' }])
  await drainPurges(database.db, caches)
})

test('a purge without the secret is refused', async () => {
  const response = await fetch(cache, { method: 'PURGE', headers: { 'X-Purge-Tags': 'x' } })
  expect(response.status).toBe(403)
})

test('preview and what is not public are never kept', async () => {
  for (const path of ['/nl/preview/page', '/private']) {
    await fetch(cache + path, { headers: { Cookie: 'editor=1' } })
    await fetch(cache + path, { headers: { Cookie: 'editor=1' } })
  }
  expect(asked).toHaveLength(4)
  expect(asked[0]).toBe('/nl/preview/page editor=1')
})

test('a page behind a signed link is never kept, even should it call itself public', async () => {
  const token = '4f8b2c1e-0d57-4c7b-9a53-6f1f0a2b7c11.thzjk0.1b2c3d4e5f6g7h8i9j0k1l'
  for (const path of [
    `/nl/request/${token}/`,
    `/fr/newsletter/stop/${token}/`,
    `/de/documents/${token}/5501/`,
  ]) {
    asked = []
    await fetch(`${cache}${path}`)
    await fetch(`${cache}${path}`)
    expect(asked).toHaveLength(2)
  }
})

test('campaign parameters and the order of the query make no other page', async () => {
  await fetch(`${cache}/list?b=2&a=1&utm_source=mail`)
  await fetch(`${cache}/list?a=1&b=2&gclid=xyz`)
  expect(asked).toHaveLength(1)
})

test('a failing site does not replace a good page, nor does a purge lose it', async () => {
  const good = await (await fetch(`${cache}/shown?tag=kept`)).text()
  status = 500
  await queuePurge(database.db, ['kept'])
  await drainPurges(database.db, caches)
  const response = await fetch(`${cache}/shown?tag=kept`)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(good)
})

test('a page that fails and has never been seen becomes our own apology', async () => {
  status = 500
  const response = await fetch(`${cache}/broken`)
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('Le site revient dans un instant')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('with the site gone, cached pages still answer 200, purged ones too; others say that it will be back', async () => {
  await fetch(`${cache}/still?tag=still`)
  origin.closeAllConnections()
  await new Promise((resolve) => origin.close(resolve))
  await queuePurge(database.db, ['still'])
  await drainPurges(database.db, caches)
  expect((await fetch(`${cache}/still?tag=still`)).status).toBe(200)
  const unknown = await fetch(`${cache}/never-seen`)
  expect(unknown.status).toBe(503)
  expect(await unknown.text()).toContain('De website is zo terug')
  await listen(originPort)
})
