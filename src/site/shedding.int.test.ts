import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { cacheSecret, startCache, type TestCache } from '@/testing/int-cache'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { createSite } from './site-app'

const renders = { atOnce: 2, longestLine: 3 }
const list = '/nl/te-koop/'
let database: TestDatabase
let cache: TestCache
let tag: string

/** The site itself behind Varnish. */
beforeAll(async () => {
  database = await createTestDatabase()
  ;(globalThis as { gevelDatabase?: Database }).gevelDatabase = database.db
  const site = createSite({ renders })
  const answer = getRequestListener(site.fetch)
  cache = await startCache((request, response) => void answer(request, response), { VISITOR_LIMITS: 'off' })
  tag = (await site.request(`http://localhost:8080${list}`)).headers.get('xkey')?.split(' ')[0] ?? ''
})
afterAll(async () => {
  await cache.stop()
  await database.drop()
})

/** Whoever reads a table waits as long as somebody else holds it; every screen reads that of known paths. */
async function whileSlow(table: string, work: () => Promise<void>): Promise<void> {
  const client = await database.db.$client.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in access exclusive mode`)
  try {
    await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const waitFor = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20))
}

test(
  'who would wait too long hears so at once, and is asked for once; cached pages go on',
  { timeout: 30_000 },
  async () => {
    expect((await cache.ask(list)).status).toBe(200)
    cache.forget()
    const refused: { ms: number; retryAfter: string | undefined }[] = []
    const asked: Promise<number>[] = []
    await whileSlow('content.path', async () => {
      for (let page = 0; page < 12; page++) {
        const startedAt = performance.now()
        asked.push(
          cache.ask(`/nl/page-${page}/`).then(({ status, headers }) => {
            if (status === 503)
              refused.push({ ms: performance.now() - startedAt, retryAfter: headers['retry-after'] })
            return status
          }),
        )
      }
      await waitFor(() => refused.length === 7)
      expect(refused.every(({ ms, retryAfter }) => ms < 2000 && retryAfter === '5')).toBe(true)
      // Nobody's refusal made the site work a second time.
      expect(cache.asked).toHaveLength(12)

      const hit = await cache.ask(list)
      expect([hit.status, hit.headers['x-cache']]).toEqual([200, 'hit'])
      // Purged a moment ago: the older page is better than none, and the site is asked for a new one only once.
      cache.forget()
      const purge = { 'X-Purge-Secret': cacheSecret, 'X-Purge-Tags': tag }
      expect((await cache.ask('/', { method: 'PURGE', headers: purge })).status).toBe(200)
      const older = await cache.ask(list)
      expect([older.status, older.body]).toEqual([200, hit.body])
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(cache.asked.map(({ path }) => path)).toEqual([list])
    })
    const statuses = await Promise.all(asked)
    expect(statuses.filter((status) => status === 404)).toHaveLength(renders.atOnce + renders.longestLine)
  },
)

test.each(['count', 'map-data'])(
  '%s: what scripts ask for keeps to the same line',
  { timeout: 30_000 },
  async (name) => {
    const refused: (string | undefined)[] = []
    const asked: Promise<number>[] = []
    await whileSlow('listing.listing', async () => {
      for (let n = 1; n <= 12; n++) {
        asked.push(
          cache.ask(`/nl/${name}/?deal=sale&price-max=${n}00000`).then(({ status, headers }) => {
            if (status === 503) refused.push(headers['retry-after'])
            return status
          }),
        )
      }
      await waitFor(() => refused.length === 7)
    })
    const statuses = await Promise.all(asked)
    expect(statuses.filter((status) => status === 503)).toHaveLength(7)
    expect([...new Set(refused)]).toEqual(['5'])
  },
)
