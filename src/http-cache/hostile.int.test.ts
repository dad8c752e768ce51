import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { firstLine, startCache, type TestCache } from '@/testing/int-cache'

let cache: TestCache

beforeAll(async () => {
  cache = await startCache(
    (request, response) => {
      response.setHeader('Cache-Control', 'public, s-maxage=600')
      const isPacked = request.url?.includes('packed')
      response.setHeader('Vary', `RSC, X-Forwarded-Proto${isPacked ? ', Accept-Encoding' : ''}`)
      response.setHeader('Surrogate-Key', 'listing-1')
      response.end(`for ${request.headers.host}`)
    },
    { VISITOR_LIMITS: 'off' },
  )
})
afterAll(() => cache.stop())
beforeEach(() => cache.forget())

async function statusOf(bytes: string): Promise<string> {
  const socket = await cache.open(bytes)
  const line = await firstLine(socket)
  socket.destroy()
  return line.split(' ')[1] ?? ''
}

test.each([
  '/nl/%00/',
  '/nl/%0d%0aSet-Cookie:x/',
  '/nl/%ff/',
  '/media/%ff.png',
  '/nl/%c3/',
  '/nl/%c0%af/',
  '/nl/%ed%a0%80/',
  '/nl/%f5%80%80%80/',
  '/nl/a%2fb/',
  '/nl/a%2Fb/',
  '/nl/a%5cb/',
  '/nl/a%252fb/',
  '/nl/%25%30%30/',
  '/nl/a%',
  '/nl/%zz/',
  '/nl/../nl/',
  '/nl/%2e%2e/nl/',
  '/nl/%2E/nl/',
  '/nl\\te-koop/',
  '//evil.example/nl/',
  '/nl/te-koop/?city=%00',
])('%s is refused', async (path) => {
  expect(await statusOf(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)).toBe('400')
  expect(cache.asked).toEqual([])
})

test.each([
  '/fr/%C3%80%20Vendre/',
  '/fr/%c3%a0-vendre/',
  '/nl/%E2%82%AC/',
  '/nl/%F0%9F%8F%A0/',
  '/nl/100%25/',
  '/nl/a.b/..c/',
  '/media/a%20house%20(1).png',
])('%s is whole, and the site is asked', async (path) => {
  expect(await statusOf(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)).toBe('200')
  expect(cache.asked.map((request) => request.path)).toEqual([path])
})

test('a long path of escapes is no trouble', async () => {
  const path = '/nl/' + '%C3%A9'.repeat(1200)
  expect((await cache.ask(path)).status).toBe(200)
  expect((await cache.ask(`${path}%ff`)).status).toBe(400)
})

test('a long address is read to its end, wherever its first escape stands', async () => {
  const long = 'a'.repeat(6000)
  for (const path of [`/nl/kept-list/${long}/?x=%41`, `/nl/te-koop/?text=${long}%41`, `/nl/${long}/%41/`])
    expect((await cache.ask(path)).status).toBe(200)
  expect((await cache.ask(`/nl/${long}/%zz`)).status).toBe(400)
})

test.each([
  'http://evil.example',
  'http://evil.example?nl',
  'https://evil.example/nl/absolute/',
  'ftp://evil.example/nl/absolute/',
  'evil.example:443',
  '*',
])('a request target such as %s is refused', async (target) => {
  expect(await statusOf(`GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`)).toBe('400')
  expect(cache.asked).toEqual([])
})

test('a whole address of http:// is asked by its path, at our own host', async () => {
  await statusOf('GET http://evil.example/nl/absolute/ HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(cache.asked.map(({ path, headers }) => [path, headers.host])).toEqual([
    ['/nl/absolute/', 'www.agency.example'],
  ])
  expect((await cache.ask('/nl/absolute/')).headers['x-cache']).toBe('hit')
})

test.each(['OPTIONS /nl/', 'OPTIONS *', 'TRACE /nl/', 'PUT /nl/', 'DELETE /nl/', 'CONNECT a:443', 'BREW /'])(
  '%s is answered 405',
  async (line) => {
    const socket = await cache.open(`${line} HTTP/1.1\r\nHost: a\r\n\r\n`)
    expect(await firstLine(socket)).toMatch(/^HTTP\/1.1 405 /)
    socket.destroy()
    expect(cache.asked).toEqual([])
  },
)

test('a body where none belongs is refused before it has come', async () => {
  for (const body of ['Content-Length: 1000', 'Transfer-Encoding: chunked']) {
    expect(await statusOf(`GET /nl/with-body/ HTTP/1.1\r\nHost: a\r\n${body}\r\n\r\n`)).toBe('400')
  }
  expect(cache.asked).toEqual([])
})

test('neither another host nor a forwarding or router header makes another page', async () => {
  const misleading: Record<string, string>[] = [
    { Host: 'evil.example' },
    { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
    { 'X-Forwarded-Proto': 'gopher' },
    { RSC: '1', 'Next-Router-State-Tree': '%5B%5D', 'Next-Url': '/evil/' },
    { 'X-HTTP-Method-Override': 'POST', 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin' },
    { 'X-Middleware-Subrequest': 'src/proxy', 'X-Middleware-Prefetch': '1', 'X-Nextjs-Data': '1' },
  ]
  for (const path of ['/nl/one-page/', '/nl/packed/'])
    for (const headers of misleading)
      expect((await cache.ask(path, { headers })).body).toBe('for www.agency.example')
  expect(cache.asked).toHaveLength(2)
})

test('no such header reaches the site, nor do the ones that this configuration uses itself', async () => {
  const headers = Object.fromEntries(
    [
      'RSC',
      'Forwarded',
      'X-Forwarded-Host',
      'X-Original-URL',
      'X-Real-IP',
      'X-Returned-Form',
      'Authorization',
    ]
      .concat([
        'X-Visitor',
        'X-Path',
        'X-Query',
        'X-Body',
        'X-Large',
        'X-Stale-Allowed',
        'X-Request-Id',
        'Cookie',
      ])
      .map((name) => [name, 'a']),
  )
  await cache.ask('/nl/told/', { headers })
  expect(Object.keys(cache.asked[0]?.headers ?? {}).sort()).toEqual([
    'accept-encoding',
    'host',
    'x-forwarded-for',
    'x-request-id',
    'x-varnish',
  ])
  // The cache numbers a request itself.
  expect(cache.asked[0]?.headers['x-request-id']).toMatch(/^\d+$/)
})

test('visitors do not see by what a page is purged, nor a promise of https on plain http', async () => {
  const { headers } = await cache.ask('/nl/seen/')
  expect(headers['surrogate-key']).toBeUndefined()
  expect(headers['strict-transport-security']).toBeUndefined()
})
