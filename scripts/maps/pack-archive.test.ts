import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles, zxyToTileId } from 'pmtiles'
import { afterAll, expect, test } from 'vitest'

import { openArchive } from '@/features/listings/map/streets/archive'
import { encodeLine } from '@/testing/maps/a-line'

import { cutTiles, type Tile } from './cut-tiles'
import { packArchive } from './pack-archive'
import { lines } from './sheet'

const folder = mkdtempSync(path.join(tmpdir(), 'gevel-map-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ring = encodeLine([
  [4, 50],
  [5, 50],
  [5, 51],
  [4, 50],
])
const facts = {
  minZoom: 0,
  maxZoom: 14,
  bounds: [2.3, 49.35, 6.75, 51.75] as [number, number, number, number],
  metadata: { coverage: [ring] },
}

async function opened(tiles: Tile[], name: string, metadata: object = facts.metadata) {
  const file = path.join(folder, name)
  const bytes = packArchive(tiles, { ...facts, metadata })
  writeFileSync(file, bytes)
  const archive = await openArchive(file)
  if (!archive) throw new Error('not there')
  const data = new Uint8Array(bytes).buffer
  const reference = new PMTiles({
    getKey: () => name,
    getBytes: (offset, length) => Promise.resolve({ data: data.slice(offset, offset + length) }),
  })
  return { archive, reference }
}

test('a street is in the tiles that it crosses, with its name, and in no other', async () => {
  const street = lines({ class: 3, name: 'Bondgenotenlaan' }, [
    [
      [4.7009, 50.8796],
      [4.7155, 50.8815],
    ],
  ])
  const { archive, reference } = await opened(
    cutTiles([{ layer: 'streets', from: 13, to: 14, features: [street] }]),
    'street.pmtiles',
  )
  const [x, y] = [8406, 5493]
  const bytes = await archive.unpackedTile(14, x, y)
  const layer = new VectorTile(new PbfReader(bytes ?? new Uint8Array())).layers['streets']
  expect(layer?.feature(0).properties).toEqual({ class: 3, name: 'Bondgenotenlaan' })
  // The reader of the format's own authors agrees.
  expect(new Uint8Array((await reference.getZxy(14, x, y))?.data ?? new ArrayBuffer())).toEqual(
    new Uint8Array(bytes ?? []),
  )
  expect(await reference.getHeader()).toMatchObject({ minZoom: 0, maxZoom: 14, minLon: 2.3, maxLat: 51.75 })
  for (const empty of [archive.tile(14, x, y + 5), archive.tile(12, x >> 2, y >> 2), archive.tile(15, 2 * x, 2 * y)])
    expect(await empty).toBeNull()
  expect(archive.isPacked).toBe(true)
  expect(archive.rings).toEqual([ring])
})

test('an archive tells by its layers how they are named', async () => {
  const tile = { id: 0, packed: Buffer.from('a tile') }
  const layers = ['boundaries', 'earth', 'places', 'roads', 'water'].map((id) => ({ id, fields: {} }))
  const { archive } = await opened([tile], 'protomaps.pmtiles', { vector_layers: layers })
  expect([archive.schema, archive.rings, archive.coverage]).toEqual(['protomaps', [], null])
  expect((await opened([tile], 'ours.pmtiles')).archive.schema).toBe('own')
  expect((await opened([tile], 'odd.pmtiles', { vector_layers: 'none' })).archive.schema).toBe('own')
})

/** So many of such uneven lengths that one directory would be too large to be read first. */
let seed = 1
const uneven = () => (seed = (seed * 48_271) % 2_147_483_647) % 251
const many = Array.from({ length: 60_000 }, (_, index): Tile => {
  const [x, y] = [index % 300, Math.floor(index / 300)]
  const text = x < 100 ? 'sea' : `tile ${x} ${y}`.padEnd(20 + uneven())
  return { id: zxyToTileId(9, x, y), packed: Buffer.from(text) }
}).sort((a, b) => a.id - b.id)

test('an archive of many tiles has directories of directories, and equal tiles are stored once', async () => {
  const { archive, reference } = await opened(many, 'many.pmtiles')
  for (const [x, y] of [
    [0, 0],
    [99, 199],
    [100, 0],
    [299, 199],
    [210, 77],
  ] as const) {
    const text = (await archive.tile(9, x, y))?.toString().trim()
    expect(text).toBe(x < 100 ? 'sea' : `tile ${x} ${y}`)
  }
  expect((await reference.getHeader()).leafDirectoryLength).toBeGreaterThan(0)
  expect(packArchive(many, facts).length).toBeLessThan(40_000 * 180)
  expect(await archive.tile(9, 400, 400)).toBeNull()
})

test('another content is another version, and no file is no map', async () => {
  const one = await opened(many.slice(0, 10), 'one.pmtiles')
  const other = await opened([...many.slice(0, 9), { ...many[9]!, packed: Buffer.from('eas') }], 'other.pmtiles')
  expect(one.archive.version).toMatch(/^[0-9a-f]{12}$/)
  expect(other.archive.version).not.toBe(one.archive.version)
  expect(await openArchive(path.join(folder, 'none.pmtiles'))).toBeNull()
})
