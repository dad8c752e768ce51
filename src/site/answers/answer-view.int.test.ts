import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { connect, type Database } from '@/database/connection'
import { rows } from '@/testing/rows'
import { storeListings } from '@/features/listings/store/store-listings'
import { viewsOf } from '@/features/visits/views-of'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { loginOf } from '@/testing/login-of'

import { siteUrl } from '../data/site'
import { viewCounter } from '../data/visits'
import { createSite } from '../site-app'

let test_: TestDatabase
let web: Database
let server: Server

/** The site itself on a port, with the rights that it has. */
beforeAll(async () => {
  test_ = await createTestDatabase()
  await storeListings(
    test_.db,
    [1, 2].map((id) => aListing({ id })),
  )
  web = connect({ url: loginOf('gevel_web', test_.url) })
  const shared = globalThis as { gevelDatabase?: Database }
  shared.gevelDatabase = web
  const listener = getRequestListener(createSite().fetch)
  server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await web.$client.end()
  await test_.drop()
})
beforeEach(() =>
  test_.db.execute(
    sql`truncate visit.salt, visit.seen, visit.daily, visit.search_daily, visit.place_daily, visit.form_daily`,
  ),
)

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** As a browser behind the cache sends it; `null` leaves a header out. */
function look(body: string, changed: Record<string, string | null> = {}, method = 'POST'): Promise<number> {
  const given: Record<string, string | null> = {
    Origin: new URL(siteUrl).origin,
    'Sec-Fetch-Site': 'same-origin',
    'User-Agent': firefox,
    'X-Forwarded-For': '192.0.2.1',
    'Content-Length': String(body.length),
    ...changed,
  }
  const headers = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as Record<
    string,
    string
  >
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: '/seen/', method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** By source, of both homes. */
async function counted(): Promise<Record<string, number>> {
  await viewCounter.flush()
  await viewCounter.flush()
  const views = await viewsOf(test_.db, [1, 2], { from: '2020-01-01', to: '2100-01-01' })
  return Object.fromEntries(views.map((day) => [`${day.listingId} ${day.source}`, day.views]))
}

test('one visitor counts once, another browser or another address once more, a robot never', async () => {
  for (let n = 0; n < 3; n++) expect(await look('home=1')).toBe(204)
  expect(await counted()).toEqual({ '1 direct': 1 })
  expect(await look('home=1', { 'User-Agent': safari })).toBe(204)
  expect(await look('home=1', { 'X-Forwarded-For': '192.0.2.2' })).toBe(204)
  expect(await look('home=1', { 'User-Agent': robot })).toBe(204)
  expect(await look('home=1', { 'User-Agent': null })).toBe(204)
  expect(await look('home=2')).toBe(204)
  expect(await counted()).toEqual({ '1 direct': 3, '2 direct': 1 })
})

test('the source is told by the host before it and by the campaign', async () => {
  const arrivals = [
    `home=1&referrer=${new URL(siteUrl).host}`,
    'home=1&referrer=www.google.be',
    'home=1&referrer=www.immoweb.be',
    'home=1&medium=email',
    'home=1',
    'home=1&referrer=www.facebook.com',
  ]
  for (const [n, body] of arrivals.entries()) await look(body, { 'X-Forwarded-For': `192.0.2.${n}` })
  expect(await counted()).toEqual({
    '1 own-site': 1,
    '1 search': 1,
    '1 portal': 1,
    '1 mail': 1,
    '1 direct': 1,
    '1 other': 1,
  })
})

test('a list tells what is searched, and a form which step is seen', async () => {
  const search = 'search=sale&places=44021,BE-VAN&to=300000&found=0'
  expect(await look(search)).toBe(204)
  expect(await look(search)).toBe(204)
  expect(await look(search, { 'X-Forwarded-For': '192.0.2.2' })).toBe(204)
  expect(await look(search, { 'User-Agent': robot })).toBe(204)
  expect(await look('form=contact&step=1')).toBe(204)
  expect(await look('form=contact&step=sent')).toBe(204)
  await counted()
  const all = await rows(
    test_.db,
    sql`select place as what, visitors from visit.search_daily where is_empty and price_to = 300000
        union all select place || ' ' || found_nothing, visitors from visit.place_daily
        union all select form || ' ' || step, visitors from visit.form_daily order by what`,
  )
  expect(all).toEqual([
    { what: '44021 2', visitors: 2 },
    { what: 'BE-VAN 2', visitors: 2 },
    { what: 'contact 1', visitors: 1 },
    { what: 'contact sent', visitors: 1 },
    { what: 'several', visitors: 2 },
  ])
})

test('a stranger who calls themselves a thousand names adds 64 views at most', async () => {
  for (let n = 0; n < 1000; n++)
    await look('home=1', { 'User-Agent': firefox.replace('144.0)', `${n}.0)`), 'X-Forwarded-For': `9.9.9.9` })
  const { '1 direct': views = 0 } = await counted()
  expect(views).toBeLessThanOrEqual(64)
  expect(views).toBeGreaterThan(50)
})

test('what no page of ours sends is refused and counts nothing', async () => {
  expect(await look('home=1', { Origin: 'https://other.example', 'Sec-Fetch-Site': null })).toBe(403)
  expect(await look('home=1', { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await look('home=1', { Origin: null, 'Sec-Fetch-Site': null })).toBe(403)
  expect(await look(`home=1&medium=${'x'.repeat(1025)}`)).toBe(413)
  expect(await look('home=1', { 'Content-Length': null, 'Transfer-Encoding': 'chunked' })).toBe(413)
  expect(await look('home=one')).toBe(400)
  expect(await look('search=sale&places=An+Peeters&found=0')).toBe(400)
  expect(await look('form=contact&step=an@example.com')).toBe(400)
  expect(await look('home=777')).toBe(204)
  expect(await look('', {}, 'PUT')).toBe(405)
  expect(await counted()).toEqual({})
})
