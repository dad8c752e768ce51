import { setTimeout } from 'node:timers/promises'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { firstLine, startCache, type TestCache } from '@/testing/int-cache'

/** A proxy of ours on 127.0.0.1 ends TLS and hands on to Varnish; anything else comes from elsewhere. */
let cache: TestCache

beforeAll(async () => {
  cache = await startCache(
    (_, response) => {
      response.setHeader('Cache-Control', 'public, s-maxage=600')
      response.end('page')
    },
    {
      SITE_URL: 'https://www.agency.example',
      OWN_PROXIES: '2',
      HSTS: 'max-age=31536000',
      BODIES_AT_ONCE: '20',
    },
  )
})
afterAll(() => cache.stop())
beforeEach(() => cache.forget())

const through = (visitor: string, path: string) =>
  cache.ask(path, { headers: { 'X-Forwarded-For': visitor }, from: '127.0.0.1' })

async function isThrottled(answers: Promise<{ status: number }>[]): Promise<boolean> {
  return (await Promise.all(answers)).some(({ status }) => status === 429)
}

test('the site is told the address that our proxy saw, and not what a client wrote before it', async () => {
  await through('192.0.2.1', '/nl/a/')
  await through('203.0.113.9, 192.0.2.2', '/nl/b/')
  await through('198.51.100.1, junk, 2001:db8:1:2:3::4', '/nl/c/')
  expect(cache.asked.map(({ headers }) => headers['x-forwarded-for'])).toEqual([
    '192.0.2.1',
    '192.0.2.2',
    '2001:db8:1:2:3::4',
  ])
})

test('who comes past the proxy has the address that is seen', async () => {
  const headers = { 'X-Forwarded-For': '192.0.2.1, 192.0.2.2' }
  await cache.ask('/nl/past/', { from: '127.0.0.2', headers })
  expect(cache.asked[0]?.headers['x-forwarded-for']).toBe('127.0.0.2')
  const pages = Array.from({ length: 90 }, (_, n) =>
    cache.ask(`/nl/past-${n}/`, { from: '127.0.0.2', headers: { 'X-Forwarded-For': `192.0.2.${n}` } }),
  )
  expect(await isThrottled(pages)).toBe(true)
})

test('visitors behind the proxy are counted one by one', async () => {
  const many = Array.from({ length: 90 }, (_, n) => through(`198.51.100.${n}`, `/nl/many-${n}/`))
  expect(await isThrottled(many)).toBe(false)
  const one = Array.from({ length: 90 }, (_, n) => through(`203.0.113.${n}, 198.51.100.200`, `/nl/one-${n}/`))
  expect(await isThrottled(one)).toBe(true)
})

test('half of an IPv6 address is its owner’s to choose: all of them are one visitor', async () => {
  const pages = Array.from({ length: 90 }, (_, n) => through(`2001:db8:1:2::${n + 1}`, `/nl/six-${n}/`))
  expect(await isThrottled(pages)).toBe(true)
  const others = Array.from({ length: 90 }, (_, n) => through(`2001:db8:2:${n + 1}::1`, `/nl/others-${n}/`))
  expect(await isThrottled(others)).toBe(false)
})

test('a crowd that sends slowly stops forms for a while, pages never', async () => {
  const head = 'POST /nl/forms/contact/ HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n'
  const sockets = await Promise.all(
    Array.from({ length: 30 }, (_, n) => cache.open(`${head}X-Forwarded-For: 203.0.113.${n}\r\n\r\n`)),
  )
  const lines = sockets.map((socket) => Promise.race([firstLine(socket), setTimeout(1500, 'waited for')]))
  const answered = await Promise.all(lines)
  expect(answered.filter((line) => line === 'waited for')).toHaveLength(20)
  expect(answered.filter((line) => line.includes('503'))).toHaveLength(10)
  expect((await through('192.0.2.50', '/nl/in-the-crowd/')).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await setTimeout(200)
  const headers = { 'X-Forwarded-For': '192.0.2.51' }
  expect((await cache.ask('/nl/forms/contact/', { method: 'POST', headers, body: 'a=b' })).status).toBe(200)
})

test('https is promised on every answer, as configured', async () => {
  for (const path of ['/nl/promised/', '/nl/%00/'])
    expect((await cache.ask(path)).headers['strict-transport-security']).toBe('max-age=31536000')
})
