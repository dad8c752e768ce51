import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { gunzip } from 'node:zlib'
import { promisify } from 'node:util'

import {
  Compression,
  findTile,
  type Header,
  PMTiles,
  SharedPromiseCache,
  type Source,
  zxyToTileId,
} from 'pmtiles'
import { z } from 'zod'

import { type Coverage, coverageOf } from './coverage'
import { type TileSchema, schemaOfLayers } from './tile-schema'

export interface MapArchive {
  /** Changes with its content: it stands in the address of every tile. */
  version: string
  /** Where it has streets, as it tells it itself. */
  rings: string[]
  coverage: Coverage | null
  /** How its tiles name what they hold. */
  schema: TileSchema
  isPacked: boolean
  /** A tile as it is stored, packed by gzip if `isPacked`; `null` for one without anything on it. */
  tile: (z: number, x: number, y: number) => Promise<Buffer | null>
  /** The same unpacked, for whoever draws it here. */
  unpackedTile: (z: number, x: number, y: number) => Promise<Uint8Array | null>
}

const metadataSchema = z
  .object({
    coverage: z.array(z.string()).catch([]).default([]),
    vector_layers: z
      .array(z.object({ id: z.string() }))
      .catch([])
      .default([]),
  })
  .catch({ coverage: [], vector_layers: [] })
const keptDirectories = 100
/** An archive of some towns is as small as a picture: read once, no tile waits for the disk or for a thread. */
const smallArchive = 16 * 1024 * 1024
/** A directory leads to a further one at most so often. */
const deepest = 3
const unpack = promisify(gunzip)

/** Opens a PMTiles archive for as long as the process runs; `null` where there is no such file. */
export async function openArchive(file: string): Promise<MapArchive | null> {
  const readBytes = await readerOf(file)
  if (!readBytes) return null
  const source = sourceOf(file, readBytes)
  const cache = new SharedPromiseCache(keptDirectories)
  const header = await cache.getHeader(source)
  const metadata = await new PMTiles(source, cache).getMetadata()
  const index = await readBytes(header.rootDirectoryOffset, header.rootDirectoryLength)
  const leaves = await readBytes(header.leafDirectoryOffset, header.leafDirectoryLength ?? 0)
  const { coverage: rings, vector_layers: layers } = metadataSchema.parse(metadata)
  const isPacked = header.tileCompression === Compression.Gzip
  const tile = async (zoom: number, x: number, y: number): Promise<Buffer | null> => {
    const place = await placeOf({ source, cache, header }, zxyToTileId(zoom, x, y))
    return place && readBytes(place.offset, place.length)
  }
  return {
    version: createHash('sha256')
      .update(JSON.stringify([header, metadata]))
      // Where each tile begins and ends: hardly a tile changes and keeps its length.
      .update(index)
      .update(leaves)
      .digest('hex')
      .slice(0, 12),
    rings,
    coverage: coverageOf(rings),
    schema: schemaOfLayers(layers.map(({ id }) => id)),
    isPacked,
    tile: async (zoom, x, y) => (zoom < header.minZoom || zoom > header.maxZoom ? null : tile(zoom, x, y)),
    async unpackedTile(zoom, x, y) {
      const bytes = await tile(zoom, x, y)
      return bytes && isPacked ? unpack(bytes) : bytes
    },
  }
}

interface Directories {
  source: Source
  cache: SharedPromiseCache
  header: Header
}

async function placeOf({ source, cache, header }: Directories, id: number) {
  let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength]
  for (let depth = 0; depth <= deepest; depth++) {
    const entry = findTile(await cache.getDirectory(source, offset, length, header), id)
    if (!entry) return null
    if (entry.runLength > 0) return { offset: header.tileDataOffset + entry.offset, length: entry.length }
    ;[offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length]
  }
  throw new Error('The directories of the map archive lead nowhere')
}

type ReadBytes = (offset: number, length: number) => Promise<Buffer>

async function readerOf(file: string): Promise<ReadBytes | null> {
  const handle = await open(file).catch(() => null)
  if (!handle) return null
  if ((await handle.stat()).size <= smallArchive) {
    const whole = await handle.readFile()
    await handle.close()
    return (offset, length) => Promise.resolve(whole.subarray(offset, offset + length))
  }
  return async (offset, length) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset)
    return buffer.subarray(0, bytesRead)
  }
}

function sourceOf(file: string, readBytes: ReadBytes): Source {
  return {
    getKey: () => file,
    async getBytes(offset, length) {
      const { buffer, byteOffset, byteLength } = await readBytes(offset, length)
      return { data: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer }
    },
  }
}
