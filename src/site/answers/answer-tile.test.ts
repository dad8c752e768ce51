import { gunzipSync, gzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { createSite } from '../site-app'
import { answerTile } from './answer-tile'

const packed = gzipSync('a tile')
const version = 'abc123'
const archive = Promise.resolve({
  version,
  rings: [],
  coverage: null,
  schema: 'own' as const,
  isPacked: true,
  tile: (z: number, x: number, y: number) => Promise.resolve(z === 14 && x === 8 && y === 9 ? packed : null),
  unpackedTile: () => Promise.resolve(null),
})

test('a tile is sent as it is packed, and never changes', async () => {
  const answer = await answerTile({ version, z: 14, x: 8, y: 9 }, archive)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'content-length': String(packed.length),
    'content-type': 'application/vnd.mapbox-vector-tile',
  })
  expect(gunzipSync(new Uint8Array(await answer.arrayBuffer())).toString()).toBe('a tile')
})

test('a tile without anything on it is 204, for as long', async () => {
  const answer = await answerTile({ version, z: 14, x: 9, y: 9 }, archive)
  expect(answer.status).toBe(204)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('what is asked of another version is answered and not kept', async () => {
  const answer = await answerTile({ version: 'def456', z: 14, x: 8, y: 9 }, archive)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test.each([
  { z: 23, x: 0, y: 0 },
  { z: 2, x: 4, y: 0 },
  { z: 2, x: 0, y: 4 },
])('there is no tile $z/$x/$y', async (place) => {
  expect((await answerTile({ version, ...place }, archive)).status).toBe(404)
})

test('without an archive there are no tiles', async () => {
  expect((await answerTile({ version, z: 14, x: 8, y: 9 }, Promise.resolve(null))).status).toBe(404)
})

test.each(['/tiles/abc/1/2/3.png', '/tiles/abc/1/2/x.mvt', '/tiles/../1/2/3.mvt', '/tiles/abc/-1/2/3.mvt'])(
  '%s is no address of a tile',
  async (path) => {
    const answer = await createSite().request(path)
    expect(answer.status).not.toBe(200)
    expect(answer.headers.get('content-type')).not.toBe('application/vnd.mapbox-vector-tile')
  },
)
