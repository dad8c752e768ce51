import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { answerSpeculationRules } from '@/site/speculation-rules'
import { markHidden } from '@/features/listings/publication/mark-hidden'
import { storeListings } from '@/features/listings/store/store-listings'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { aListing } from '@/testing/records/a-listing'

import { drainPurges, queuePurge } from './purge'
import { cacheSecret, startCache, type TestCache } from '@/testing/int-cache'
import { rows } from '@/testing/rows'

let site: TestCache
let cache: string
let caches: { urls: string[]; secret: string }
let database: TestDatabase
let status = 200

/** The tag of a page stands in its address: /nl/tag-listing-1/. */
beforeAll(async () => {
  database = await createTestDatabase()
  site = await startCache(
    ({ url = '' }, response) => {
      const [, tag = ''] = /tag-([a-z0-9-]+)/.exec(url) ?? []
      const [, led] = /leads-on-(\d+)/.exec(url) ?? []
      if (!url.includes('private')) response.setHeader('Cache-Control', 'public, s-maxage=600')
      if (led) response.setHeader('Location', '/nl/')
      response.setHeader('Set-Cookie', 'a=b')
      response.setHeader('xkey', tag)
      response.setHeader('Content-Type', 'text/html')
      response.statusCode = led ? Number(led) : status
      const answer = `answer ${site.asked.length}`
      if (url.startsWith('/speculation')) response.setHeaders(answerSpeculationRules().headers)
      const delayMs = url.includes('slowest') ? 3000 : url.includes('slow') ? 300 : 50
      setTimeout(() => response.end(answer), delayMs)
    },
    { VISITOR_LIMITS: 'off', WEB_CONNECTIONS: '30' },
  )
  cache = site.url
  caches = { urls: [cache], secret: cacheSecret }
})
afterAll(async () => {
  await site.stop()
  await database.drop()
})
beforeEach(() => {
  site.forget()
  status = 200
})

const asked = () => site.asked.map(({ path, headers }) => `${path} ${headers.cookie ?? ''}`.trim())

test('a public page is fetched once, whoever asks, and carries no cookie', async () => {
  const first = await fetch(`${cache}/page/tag-one`, { headers: { Cookie: 'session=1' } })
  const second = await fetch(`${cache}/page/tag-one`, { headers: { Cookie: 'session=2' } })
  expect(await second.text()).toBe(await first.text())
  expect(asked()).toEqual(['/page/tag-one'])
  expect(second.headers.get('set-cookie')).toBeNull()
  expect(second.headers.get('x-cache')).toBe('hit')
  expect(second.headers.get('xkey')).toBeNull()
})

test('the rules of what may be fetched ahead are kept, compressed, and as long by browsers', async () => {
  const path = '/speculation-rules.json'
  for (const cached of ['miss', 'hit']) {
    const answer = await fetch(`${cache}${path}?utm_source=mail`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('content-type')).toBe('application/speculationrules+json')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, immutable')
    expect(answer.headers.get('x-cache')).toBe(cached)
  }
  expect(asked()).toEqual([path])
})

test('many visitors at once cost the site one request', async () => {
  await Promise.all(
    Array.from({ length: 40 }, () => fetch(`${cache}/crowd`).then((response) => response.text())),
  )
  expect(asked()).toHaveLength(1)
})

test('a purge by tag renews the pages with that tag and no others', async () => {
  for (const path of ['/a/tag-listing-1', '/b/tag-listing-2']) await fetch(cache + path)
  await queuePurge(database.db, ['listing-1'])
  expect(await drainPurges(database.db, caches)).toBe(1)
  await fetch(`${cache}/a/tag-listing-1`)
  await fetch(`${cache}/b/tag-listing-2`)
  expect(asked()).toEqual(['/a/tag-listing-1', '/b/tag-listing-2', '/a/tag-listing-1'])
})

test('a tag is told again half a minute later, for pages that were being made meanwhile, and then forgotten', async () => {
  await queuePurge(database.db, ['listing-8'])
  await drainPurges(database.db, caches)
  await fetch(`${cache}/late/tag-listing-8`)
  await database.db.execute(
    sql`update http_cache.purge set purged_at = now() - interval '31 seconds' where tag = 'listing-8'`,
  )
  await drainPurges(database.db, caches)
  await fetch(`${cache}/late/tag-listing-8`)
  expect(asked()).toHaveLength(2)
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
  expect(asked()).toHaveLength(4)
  expect(asked()[0]).toBe('/nl/preview/page editor=1')
})

test('thanks are kept for everybody, whatever a browser carries', async () => {
  const path = '/nl/bedankt/contact-appointment/?form=visit'
  await fetch(cache + path)
  await fetch(`${cache}${path}&open=calendar`, { headers: { Cookie: 'other=1; gevel_sent=a.b.c' } })
  expect(asked()).toEqual([path])
})

test('a page behind a signed link is never kept, even should it call itself public', async () => {
  const token = '4f8b2c1e-0d57-4c7b-9a53-6f1f0a2b7c11.thzjk0.1b2c3d4e5f6g7h8i9j0k1l'
  for (const path of [
    `/nl/request/${token}/`,
    `/fr/newsletter/stop/${token}/`,
    `/de/documents/${token}/5501/`,
    `/nl/kept-list/${token}/`,
    `/fr/shared-list/${token}/`,
    '/en/my-data/Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4/',
  ]) {
    site.forget()
    await fetch(`${cache}${path}`)
    await fetch(`${cache}${path}`)
    expect(asked()).toHaveLength(2)
  }
})

test.each([301, 308])('a %d is kept as long as it says', async (led) => {
  for (let n = 0; n < 3; n++) {
    const response = await fetch(`${cache}/nl/leads-on-${led}`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([led, '/nl/'])
  }
  expect(asked()).toHaveLength(1)
})

test('those who ask for the same private page do not wait for each other', async () => {
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${cache}/nl/private-slow/`).then((response) => response.text())),
  )
  expect(performance.now() - began).toBeLessThan(2000)
  expect(new Set(answers).size).toBe(20)
})

test('while the site has as much under way as it can bear, the others hear that it will be back', async () => {
  const ask = (name: string, count: number) =>
    Array.from({ length: count }, async (_, n) => (await fetch(`${cache}/nl/${name}-${n}/`)).status)
  const busy = ask('slowest', 30)
  await vi.waitFor(() => expect(asked()).toHaveLength(30), { timeout: 1500 })
  expect(new Set(await Promise.all(ask('too-many', 20)))).toEqual(new Set([503]))
  expect(new Set(await Promise.all(busy))).toEqual(new Set([200]))
  expect(await Promise.all(ask('later', 20))).not.toContain(503)
})

test('a failing site does not replace a good page, nor does a purge lose it', async () => {
  const good = await (await fetch(`${cache}/shown/tag-kept`)).text()
  status = 500
  await queuePurge(database.db, ['kept'])
  await drainPurges(database.db, caches)
  const response = await fetch(`${cache}/shown/tag-kept`)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(good)
})

test('what is hidden while the site fails is not shown once more', async () => {
  for (const path of ['/hidden/tag-hidden', '/other/tag-other']) await fetch(cache + path)
  status = 500
  await queuePurge(database.db, ['other'], ['hidden'])
  await drainPurges(database.db, caches)
  expect((await fetch(`${cache}/hidden/tag-hidden`)).status).toBe(503)
  expect((await fetch(`${cache}/other/tag-other`)).status).toBe(200)
})

test('a tag that was noted twice is thrown away when one of them hides something', async () => {
  for (const [first, second] of [
    [[], ['twice']],
    [['twice'], []],
  ] as const) {
    status = 200
    await fetch(`${cache}/shown/tag-twice`)
    status = 500
    await queuePurge(database.db, first, second)
    await queuePurge(database.db, second, first)
    await drainPurges(database.db, caches)
    expect((await fetch(`${cache}/shown/tag-twice`)).status).toBe(503)
  }
})

test('a page that fails and has never been seen becomes our own apology', async () => {
  status = 500
  const response = await fetch(`${cache}/broken`)
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('Le site revient dans un instant')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('with the site gone, cached pages still answer 200, purged ones too; others say that it will be back', async () => {
  await fetch(`${cache}/still/tag-still`)
  await storeListings(database.db, [aListing({ id: 41 }), aListing({ id: 42 })])
  const [shown, hidden, list] = ['/home/tag-listing-41', '/home/tag-listing-42', '/list/tag-list-sale']
  for (const path of [shown, hidden, list]) await fetch(cache + path)
  site.origin.closeAllConnections()
  await new Promise((resolve) => site.origin.close(resolve))
  await queuePurge(database.db, ['still'])
  await drainPurges(database.db, caches)
  expect((await fetch(`${cache}/still/tag-still`)).status).toBe(200)
  await markHidden(database.db, { listingId: 42, userId: 1, reason: 'Op vraag' })
  await drainPurges(database.db, caches)
  const seen = await Promise.all([shown, hidden, list].map((path) => fetch(cache + path)))
  expect(seen.map((answer) => answer.status)).toEqual([200, 503, 503])
  const unknown = await fetch(`${cache}/never-seen`)
  expect(unknown.status).toBe(503)
  expect(await unknown.text()).toContain('De website is zo terug')
  const inFrench = await (await fetch(`${cache}/fr/never-seen/`)).text()
  expect(inFrench).toContain('<html lang="fr">')
  expect(inFrench.indexOf('Le site revient')).toBeLessThan(inFrench.indexOf('De website is zo terug'))
  await new Promise<void>((resolve) => site.origin.listen(site.originPort, '127.0.0.1', resolve))
})
