import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { immutableHeaders } from '@/http-cache/cache-headers'
import { startCache, type TestCache } from '@/testing/int-cache'

let site: TestCache
const tile = gzipSync(Array.from({ length: 2000 }, (_, index) => (index * 7919) % 104_729).join(''))

/** Tiles have far less room than all of them need, and pages a little more than theirs. */
beforeAll(async () => {
  site = await startCache(
    ({ url = '' }, response) => {
      if (url.startsWith('/tiles/')) {
        response.setHeader('Cache-Control', immutableHeaders['Cache-Control'])
        if (url.endsWith('/0.mvt')) return void response.writeHead(204).end()
        response.setHeader('Content-Type', 'application/vnd.mapbox-vector-tile')
        response.setHeader('Content-Encoding', 'gzip')
        return void response.end(tile)
      }
      response.setHeader('Cache-Control', 'public, s-maxage=600')
      response.setHeader('Content-Type', 'text/html')
      response.end(url.padEnd(20_000))
    },
    { VARNISH_MEMORY: '8M', TILES_MEMORY: '2M', FILES_PER_VISITOR: '1000000', PAGES_PER_VISITOR: '100000' },
  )
})
afterAll(() => site.stop())
beforeEach(() => site.forget())

async function askAll(paths: string[]): Promise<string[]> {
  const found: string[] = []
  for (let from = 0; from < paths.length; from += 50)
    for (const { headers } of await Promise.all(paths.slice(from, from + 50).map((path) => site.ask(path))))
      found.push(String(headers['x-cache']))
  return found
}

const numbered = (count: number, pathOf: (nth: number) => string) =>
  Array.from({ length: count }, (_, nth) => pathOf(nth))

test('ten thousand tiles push out each other, and not one page', async () => {
  const pages = numbered(200, (nth) => `/nl/page-${nth}/`)
  await askAll(pages)
  expect(new Set(await askAll(pages))).toEqual(new Set(['hit']))
  const tiles = numbered(10_000, (nth) => `/tiles/abc123/14/${nth}/1.mvt`)
  await askAll(tiles)
  expect(new Set(await askAll(pages))).toEqual(new Set(['hit']))
  // They really were too many for their store.
  expect(new Set(await askAll(tiles.slice(0, 20)))).toEqual(new Set(['miss']))
  expect(new Set(await askAll(tiles.slice(0, 20)))).toEqual(new Set(['hit']))
})

test('a tile is passed on as it is packed, and an empty one is remembered too', async () => {
  for (const cached of ['miss', 'hit']) {
    const full = await fetch(`${site.url}/tiles/abc123/12/1/2.mvt`, {
      headers: { 'Accept-Encoding': 'gzip' },
    })
    expect(full.headers.get('content-encoding')).toBe('gzip')
    expect(full.headers.get('content-length')).toBe(String(tile.length))
    expect(full.headers.get('cache-control')).toBe(immutableHeaders['Cache-Control'])
    expect(full.headers.get('x-cache')).toBe(cached)
    const empty = await fetch(`${site.url}/tiles/abc123/12/1/0.mvt`)
    expect(empty.status).toBe(204)
    expect(empty.headers.get('x-cache')).toBe(cached)
  }
  expect(site.asked).toHaveLength(2)
})
