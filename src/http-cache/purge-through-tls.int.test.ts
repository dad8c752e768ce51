import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { cacheSecret, firstLine, insidePort, startCache, type TestCache } from '@/testing/int-cache'
import { startCaddy, type TestCaddy } from '@/testing/int-caddy'

/** As on one machine: Caddy asks Varnish from 127.0.0.1, where cms and worker are too. */
const site = 'www.agency.example'
const page = '/nl/kept/'
let cache: TestCache
let caddy: TestCaddy

beforeAll(async () => {
  cache = await startCache(
    (_, response) => {
      response.setHeader('Cache-Control', 'public, s-maxage=600')
      response.setHeader('xkey', 'listing-1')
      response.end('page')
    },
    { SITE_URL: `https://${site}`, OWN_PROXIES: '2', VARNISH_INSIDE_PORT: String(insidePort) },
  )
  const hosts = { SITE_HOST: site, BARE_HOST: 'agency.example', ADMIN_HOST: 'admin.agency.example' }
  const behind = { CACHE: new URL(cache.url).host, ADMIN: `127.0.0.1:${cache.originPort}` }
  caddy = await startCaddy({ ...hosts, ...behind }, { http: 18_082, https: 18_445, forms: 18_078 })
})
afterAll(async () => {
  caddy.stop()
  await cache.stop()
})

/** With everything that a purge needs, the right secret too: one that leaked must not be enough. */
const purge = { 'X-Purge-Secret': cacheSecret, 'X-Purge-Tags': 'listing-1', 'X-Purge-Hard': '1' }
const isKept = async () => (await cache.ask(page)).headers['x-cache'] === 'hit'

beforeEach(async () => {
  await cache.ask(page)
  expect(await isKept()).toBe(true)
})

test.each(['PURGE', 'BAN'])('%s from outside is refused, whatever secret it has', async (method) => {
  expect((await caddy.ask(site, page, purge, method)).status).toBe(405)
  expect(await isKept()).toBe(true)
})

test.each<Record<string, string>>([
  { 'X-HTTP-Method-Override': 'PURGE' },
  { 'X-Forwarded-For': '127.0.0.1', 'X-Method-Override': 'PURGE' },
])('a form that claims to be a purge is a form: %o', async (claimed) => {
  await caddy.ask(site, page, { ...purge, ...claimed }, 'POST')
  expect(await isKept()).toBe(true)
})

test('the listener that Caddy asks refuses it by itself, even from this machine', async () => {
  expect((await cache.ask('/', { method: 'PURGE', headers: purge })).status).toBe(403)
  expect((await cache.ask('/', { method: 'BAN', headers: purge })).status).toBe(405)
  expect(await isKept()).toBe(true)
})

test('no line of a proxy makes a visitor somebody else', async () => {
  const claimed = Object.entries(purge).map(([name, value]) => `${name}: ${value}\r\n`)
  const asked = `PURGE / HTTP/1.1\r\nHost: ${site}\r\n${claimed.join('')}\r\n`
  const socket = await cache.open(`PROXY TCP4 127.0.0.1 127.0.0.1 4000 ${insidePort}\r\n${asked}`)
  expect(await firstLine(socket)).toMatch(/ 400 |^$/)
  socket.destroy()
  expect(await isKept()).toBe(true)
})

test('cms and worker purge on the other listener, with the secret', async () => {
  const at = insidePort
  const guessed = { ...purge, 'X-Purge-Secret': 'guessed' }
  expect((await cache.ask('/', { method: 'PURGE', headers: guessed, at })).status).toBe(403)
  expect(await isKept()).toBe(true)
  expect((await cache.ask('/', { method: 'PURGE', headers: purge, at })).status).toBe(200)
  expect(await isKept()).toBe(false)
})
