import { execFileSync } from 'node:child_process'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startCaddy, type TestCaddy } from '@/testing/int-caddy'

const seen: (IncomingHttpHeaders & { method?: string })[] = []
const behind = createServer((request, response) => {
  seen.push({ ...request.headers, method: request.method })
  request.resume().on('end', () => response.end(`behind ${request.headers.host}`))
})
const site = 'www.agency.example'
/** Of a form's body; the real one is longer than a test should take. */
const formSeconds = 2
let caddy: TestCaddy

beforeAll(async () => {
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve))
  const address = `127.0.0.1:${(behind.address() as AddressInfo).port}`
  const hosts = {
    SITE_HOST: 'www.agency.example',
    BARE_HOST: 'agency.example',
    ADMIN_HOST: 'admin.agency.example',
  }
  caddy = await startCaddy(
    { ...hosts, CACHE: address, ADMIN: address },
    { http: 18_080, https: 18_443, forms: 18_079 },
    { FORM_TIME: `${formSeconds}s` },
  )
})
afterAll(() => {
  caddy.stop()
  behind.close()
})

test('site and admin answer over TLS, and the bare name leads to the site', async () => {
  for (const host of ['www.agency.example', 'admin.agency.example'])
    expect(await caddy.ask(host, '/nl/')).toMatchObject({ status: 200, body: `behind ${host}` })
  expect(await caddy.ask('agency.example', '/nl/?page=2')).toMatchObject({
    status: 301,
    location: 'https://www.agency.example/nl/?page=2',
  })
})

test.each(['GET', 'POST'])(
  'what a visitor claims to be forwarded for does not get past it: %s',
  async (method) => {
    seen.length = 0
    const claimed = {
      'X-Forwarded-For': '203.0.113.9',
      'X-Forwarded-Proto': 'http',
      'X-Forwarded-Host': 'elsewhere.example',
      'X-Real-IP': '203.0.113.9',
      Forwarded: 'for=203.0.113.9',
    }
    expect((await caddy.ask(site, '/nl/', claimed, method)).status).toBe(200)
    expect(seen[0]).toMatchObject({
      ...{ method, host: site, 'x-forwarded-for': '127.0.0.1' },
      ...{ 'x-forwarded-proto': 'https', 'x-forwarded-host': site },
    })
    expect(seen[0]).not.toHaveProperty('forwarded')
    expect(seen[0]).not.toHaveProperty('x-real-ip')
  },
)

test.each(['PURGE', 'BAN', 'PROXY', 'PUT', 'DELETE', 'TRACE'])(
  '%s is none of what browsers ask of the site',
  async (method) => {
    seen.length = 0
    expect((await caddy.ask(site, '/nl/', {}, method)).status).toBe(405)
    expect(seen).toEqual([])
  },
)

test('the admin has more methods than the site', async () => {
  expect((await caddy.ask('admin.agency.example', '/api/pages/1', {}, 'PATCH')).status).toBe(200)
})

test('headers beyond any browser’s are refused', async () => {
  const answerTo = (bytes: number) => caddy.ask(site, '/nl/', { Cookie: `a=${'b'.repeat(bytes)}` })
  expect((await answerTo(7000)).status).toBe(200)
  expect((await answerTo(24_000)).status).toBe(431)
})

/** Seconds until the other end closes, and what it said; one byte every half second is sent meanwhile. */
async function trickled(host: string, head: string, { most = 9 } = {}) {
  const began = performance.now()
  const socket = await caddy.open(host, head)
  let said = ''
  socket.on('data', (part: Buffer) => (said += part.toString()))
  const trickle = setInterval(() => socket.write('a'), 500)
  const closed = new Promise((resolve) => socket.on('close', resolve).on('error', resolve).on('end', resolve))
  await Promise.race([closed, setTimeout(most * 1000)])
  clearInterval(trickle)
  socket.destroy()
  return { seconds: (performance.now() - began) / 1000, said }
}

const form = (host: string) =>
  `POST /nl/forms/contact/ HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5000\r\n\r\n`

test('who sends headers byte by byte is not waited for', async () => {
  const { seconds } = await trickled(site, `GET /nl/ HTTP/1.1\r\nHost: ${site}\r\nX-Slow: `)
  expect(seconds).toBeGreaterThan(4)
  expect(seconds).toBeLessThan(7)
})

test('a form that comes byte by byte ends; an upload to the admin has its time', async () => {
  const [ofSite, ofAdmin] = await Promise.all([
    trickled(site, form(site)),
    trickled('admin.agency.example', form('admin.agency.example')),
  ])
  expect(ofSite.seconds).toBeGreaterThan(formSeconds - 0.5)
  expect(ofSite.seconds).toBeLessThan(formSeconds + 3)
  expect(ofSite.said).toMatch(/^HTTP\/1\.1 408 [\s\S]*Please send it again/)
  expect(ofAdmin).toMatchObject({ said: '' })
  expect(ofAdmin.seconds).toBeGreaterThan(8)
})

test('without that setting a form has half a minute, and a film ten', () => {
  const variables = { SITE_HOST: 'a.example', BARE_HOST: 'b.example', ADMIN_HOST: 'c.example' }
  const adapted = execFileSync('/usr/bin/caddy', ['adapt', '--config', 'deploy/Caddyfile'], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { servers } = (JSON.parse(adapted.toString()) as Adapted).apps.http
  const of = (address: string) => Object.values(servers).find(({ listen }) => listen.includes(address))
  const second = 1e9
  expect(of('127.0.0.1:8079')).toMatchObject({ read_timeout: 30 * second, read_header_timeout: 5 * second })
  expect(of(':443')).toMatchObject({
    ...{ read_timeout: 600 * second, read_header_timeout: 5 * second, max_header_bytes: 16_384 },
  })
})

interface Adapted {
  apps: { http: { servers: Record<string, { listen: string[] }> } }
}
