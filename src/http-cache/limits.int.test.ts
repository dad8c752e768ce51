import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { firstLine, startCache, type TestCache } from '@/testing/int-cache'

/** With the limits of a real site: none is set here. */
let cache: TestCache

beforeAll(async () => {
  cache = await startCache((request, response) => {
    const isPrivate = request.url?.includes('private')
    response.setHeader('Cache-Control', isPrivate ? 'private, no-store' : 'public, s-maxage=600')
    let bytes = 0
    request.on('data', (part: Buffer) => (bytes += part.length))
    request.on('end', () => void setTimeout(10).then(() => response.end(`${bytes} bytes`)))
  })
})
afterAll(() => cache.stop())
beforeEach(() => cache.forget())

const sockets: Socket[] = []
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()))

/** Begins a post, and then sends a byte of it every second. */
async function trickle(from: string, length = 1000): Promise<Socket> {
  const head = `POST /nl/forms/contact/ HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`
  const socket = await cache.open(head, from)
  socket.on('error', () => undefined)
  const timer = setInterval(() => socket.write('x'), 1000)
  socket.once('close', () => clearInterval(timer))
  sockets.push(socket)
  return socket
}

const post = (from: string, body: string | Buffer = 'name=An', path = '/nl/forms/contact/') =>
  cache.ask(path, { method: 'POST', from, body })

test('a crawler gets 429, the visitor beside them never', async () => {
  const crawl = async () => {
    const answers = []
    for (let turn = 0; turn < 30; turn++) {
      const paths = Array.from({ length: 20 }, (_, n) => `/nl/te-koop/?city=Place${turn}-${n}`)
      answers.push(Promise.all(paths.map((path) => cache.ask(path))))
      await setTimeout(100)
    }
    return (await Promise.all(answers)).flat()
  }
  const visit = async (from: string) => {
    const answers = []
    for (let page = 0; page < 20; page++) {
      const began = performance.now()
      const { status } = await cache.ask(`/nl/te-huur/?city=${from}-${page}`, { from })
      answers.push({ status, ms: performance.now() - began })
      await setTimeout(150)
    }
    return answers
  }
  const slowest = (answers: { ms: number }[]) => Math.max(...answers.map(({ ms }) => ms))
  const undisturbed = await visit('127.0.0.3')
  const began = performance.now()
  const [crawled, visited] = await Promise.all([crawl(), visit('127.0.0.2')])
  const windows = Math.ceil((performance.now() - began) / 10_000) + 1
  expect(visited.filter(({ status }) => status !== 200)).toEqual([])
  // The crawler's browser shares the processor with the visitor's: a slow machine makes both wait.
  expect(slowest(visited)).toBeLessThan(Math.max(1000, 20 * slowest(undisturbed)))
  const denied = crawled.filter(({ status }) => status === 429)
  expect(crawled.filter(({ status }) => status !== 429 && status !== 200)).toEqual([])
  expect(denied.length).toBeGreaterThanOrEqual(600 - windows * 60)
  expect(denied[0]?.headers['retry-after']).toBe('10')
  expect(denied[0]?.headers['cache-control']).toBe('no-store')
  expect(denied[0]?.body).toContain('Réessayez dans quelques secondes')
})

test('what the cache has is never throttled', async () => {
  const from = '127.0.0.3'
  await cache.ask('/nl/known/', { from })
  const pages = Array.from({ length: 90 }, (_, n) => cache.ask(`/nl/unknown-${n}/`, { from }))
  expect((await Promise.all(pages)).some(({ status }) => status === 429)).toBe(true)
  for (let round = 0; round < 5; round++) {
    const known = await Promise.all(Array.from({ length: 50 }, () => cache.ask('/nl/known/', { from })))
    expect(known.every(({ status }) => status === 200)).toBe(true)
  }
})

test('what a browser fetches ahead of a click leaves room for the click', async () => {
  const from = '127.0.0.11'
  const headers = { 'Sec-Purpose': 'prefetch' }
  const ahead = Array.from({ length: 90 }, (_, n) => cache.ask(`/nl/ahead-${n}/`, { from, headers }))
  const fetched = (await Promise.all(ahead)).filter(({ status }) => status === 200)
  expect(fetched.length).toBeGreaterThanOrEqual(30)
  expect(fetched.length).toBeLessThan(45)
  const clicked = await Promise.all(
    Array.from({ length: 15 }, (_, n) => cache.ask(`/nl/clicked-${n}/`, { from })),
  )
  expect(clicked.filter(({ status }) => status !== 200)).toEqual([])
})

test('what is never kept counts as well', async () => {
  const pages = Array.from({ length: 90 }, () => cache.ask('/nl/private/', { from: '127.0.0.4' }))
  expect((await Promise.all(pages)).some(({ status }) => status === 429)).toBe(true)
  const previews = Array.from({ length: 90 }, () => cache.ask('/nl/preview/page/1/', { from: '127.0.0.5' }))
  expect((await Promise.all(previews)).some(({ status }) => status === 429)).toBe(true)
})

test('who clicks as fast as they can and types in the search is not stopped', async () => {
  const from = '127.0.0.6'
  for (let click = 0; click < 12; click++) {
    const answers = await Promise.all([
      cache.ask(`/nl/te-koop/?page=${click}`, { from }),
      cache.ask(`/nl/map-data/?deal=sale&page=${click}`, { from }),
      cache.ask(`/nl/quick-search/?q=gen${click}`, { from }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await setTimeout(100)
  }
})

test('scripts and pictures are counted apart, and far more of them are allowed', async () => {
  const from = '127.0.0.7'
  for (let page = 0; page < 10; page++) {
    const files = Array.from({ length: 20 }, (_, n) =>
      cache.ask(
        [`/assets/${page}-${n}.js`, `/regions/${page}-${n}.json`, `/media/${page}.png?v=${n}`][n % 3] ?? '',
        { from },
      ),
    )
    expect((await Promise.all(files)).every(({ status }) => status === 200)).toBe(true)
  }
  expect((await cache.ask('/nl/after-pictures/', { from })).status).toBe(200)
  const statuses = new Set<number>()
  for (let version = 100; version < 1300; version += 100) {
    const files = Array.from({ length: 100 }, (_, n) => cache.ask(`/media/a.png?v=${version + n}`, { from }))
    for (const { status } of await Promise.all(files)) statuses.add(status)
  }
  expect([...statuses].sort()).toEqual([200, 429])
})

test('one address sends so many forms and no more, and its pages go on', async () => {
  const from = '127.0.0.8'
  const statuses: number[] = []
  for (let n = 0; n < 70; n++) statuses.push((await post(from)).status)
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(62)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(60)
  expect(statuses.at(-1)).toBe(429)
  expect((await cache.ask('/nl/after-forms/', { from })).status).toBe(200)
  expect((await post('127.0.0.9')).status).toBe(200)
})

test('300 posts that trickle in from a hundred addresses never reach the site, and a form answers at once', async () => {
  const addresses = Array.from({ length: 100 }, (_, n) => `127.0.1.${n + 1}`)
  await Promise.all(addresses.flatMap((from) => [trickle(from), trickle(from), trickle(from)]))
  await setTimeout(1500)
  expect(sockets.filter((socket) => socket.closed)).toEqual([])
  for (let n = 0; n < 3; n++) {
    const began = performance.now()
    expect(await post('127.0.0.10', 'x'.repeat(50_000))).toMatchObject({ status: 200, body: '50000 bytes' })
    expect(performance.now() - began).toBeLessThan(1000)
  }
  expect((await cache.ask('/nl/beside-forms/', { from: '127.0.0.10' })).status).toBe(200)
  expect(cache.asked.map(({ path }) => path)).toHaveLength(4)
})

test('of one address ten bodies are waited for; the others are refused at once, until one of the ten is here', async () => {
  const from = '127.0.0.11'
  const waiting = await Promise.all(Array.from({ length: 30 }, () => trickle(from)))
  const lines = waiting.map((socket) => Promise.race([firstLine(socket), setTimeout(1500, 'waited for')]))
  const answered = await Promise.all(lines)
  expect(answered.filter((line) => line === 'waited for')).toHaveLength(10)
  expect(answered.filter((line) => line.includes('429'))).toHaveLength(20)
  expect((await post(from)).status).toBe(429)
  for (const socket of waiting) socket.destroy()
  await setTimeout(200)
  for (let n = 0; n < 15; n++) expect((await post(from)).status).toBe(200)
})

test('of large bodies three', async () => {
  const from = '127.0.0.12'
  const waiting = await Promise.all(Array.from({ length: 6 }, () => trickle(from, 5_000_000)))
  const lines = waiting.map((socket) => Promise.race([firstLine(socket), setTimeout(1500, 'waited for')]))
  expect((await Promise.all(lines)).filter((line) => line === 'waited for')).toHaveLength(3)
  for (const socket of waiting) socket.destroy()
  await setTimeout(200)
  for (let n = 0; n < 5; n++) expect((await post(from, Buffer.alloc(3_000_000))).status).toBe(200)
})

test('the largest form arrives whole; more than any form is refused before it is sent', async () => {
  const from = '127.0.0.13'
  expect((await post(from, Buffer.alloc(12_000_000))).body).toBe('12000000 bytes')
  for (const length of ['17000000', '99999999999']) {
    const socket = await trickle(from, Number(length))
    expect(await firstLine(socket)).toMatch(/^HTTP\/1.1 413 /)
  }
})

test('who stops sending is let go after five seconds, in a body as in a head', async () => {
  const silent = [
    await cache.open(
      'POST /nl/forms/contact/ HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n',
      '127.0.0.14',
    ),
    await cache.open('GET /nl/ HTTP/1.1\r\nHost: a\r\nX-Slow: ', '127.0.0.14'),
  ]
  sockets.push(...silent)
  const head = silent[1]
  const timer = setInterval(() => head?.write('x'), 1000)
  head?.on('error', () => undefined)
  const began = performance.now()
  await Promise.all(silent.map((socket) => firstLine(socket)))
  clearInterval(timer)
  expect(performance.now() - began).toBeLessThan(7000)
  expect(cache.asked).toEqual([])
})

test('without a proxy of ours the address is the one that is seen, whatever the sender writes', async () => {
  await cache.ask('/nl/whose/', { from: '127.0.0.15', headers: { 'X-Forwarded-For': '192.0.2.1' } })
  expect(cache.asked[0]?.headers['x-forwarded-for']).toBe('127.0.0.15')
  const pages = Array.from({ length: 90 }, (_, n) =>
    cache.ask(`/nl/spoofed-${n}/`, { from: '127.0.0.16', headers: { 'X-Forwarded-For': `192.0.2.${n}` } }),
  )
  expect((await Promise.all(pages)).some(({ status }) => status === 429)).toBe(true)
})

test('looking at homes takes nothing from the forms one may send, and has a limit of its own', async () => {
  const from = '127.0.0.17'
  const look = () => post(from, 'home=100069', '/seen/')
  const statuses: number[] = []
  for (let n = 0; n < 320; n++) statuses.push((await look()).status)
  expect(statuses.slice(0, 300).every((status) => status === 200)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  expect((await post(from)).status).toBe(200)
  expect((await post('127.0.0.18', 'home=100069', '/seen/')).status).toBe(200)
})

test('who looks at a home needs few words to say so', async () => {
  const from = '127.0.0.19'
  expect((await post(from, 'x'.repeat(1024), '/seen/')).status).toBe(200)
  expect((await post(from, 'x'.repeat(1025), '/seen/')).status).toBe(413)
  const chunked = await cache.open(
    'POST /seen/ HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n',
    from,
  )
  sockets.push(chunked)
  expect(await firstLine(chunked)).toMatch(/^HTTP\/1.1 413 /)
})

test('what assistants ask takes nothing from the forms one may send, has a limit of its own, and is never kept', async () => {
  const from = '127.0.0.20'
  const statuses: number[] = []
  for (let n = 0; n < 130; n++) statuses.push((await post(from, `{"id":${n}}`, '/mcp/')).status)
  expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  // Each reached the site, whole and by itself.
  expect(cache.asked.filter(({ path }) => path === '/mcp/')).toHaveLength(
    statuses.filter((status) => status === 200).length,
  )
  expect((await post(from)).status).toBe(200)
  expect((await post('127.0.0.21', 'x'.repeat(65_536), '/mcp/')).body).toBe('65536 bytes')
  expect((await post('127.0.0.21', 'x'.repeat(65_537), '/mcp/')).status).toBe(413)
})
