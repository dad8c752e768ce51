import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

import type { Tile } from './cut-tiles'

export interface ArchiveFacts {
  minZoom: number
  maxZoom: number
  /** West, south, east, north. */
  bounds: [number, number, number, number]
  metadata: object
}

interface Entry {
  id: number
  /** How many tiles in a row have this content; 0 leads to a further directory. */
  run: number
  offset: number
  length: number
}

const headerBytes = 127
/** A reader asks for this much first, and expects header and first directory in it. */
const firstBytes = 16_384
/** Numbers of the format: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
const version = 3
const isGzip = 2
const isVectorTiles = 1

/** A PMTiles archive: tiles in the order of their ids, equal ones once, and directories that say where. */
export function packArchive(tiles: readonly Tile[], { minZoom, maxZoom, bounds, metadata }: ArchiveFacts): Buffer {
  const { entries, contents } = entriesOf(tiles)
  const { root, leaves } = directories(entries)
  const told = gzipSync(JSON.stringify({ ...metadata, digest: digestOf(contents) }))
  const data = Buffer.concat(contents)
  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles', 0)
  header[7] = version
  const lengths = [root.length, told.length, leaves.length, data.length]
  let at = headerBytes
  const places = lengths.flatMap((length) => {
    at += length
    return [at - length, length]
  })
  const counts = [tiles.length, entries.length, contents.length]
  for (const [index, value] of [...places, ...counts].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index)
  header.set([1, isGzip, isGzip, isVectorTiles, minZoom, maxZoom], 96)
  const [west, south, east, north] = bounds
  const degrees = [west, south, east, north].map((degree) => Math.round(degree * 1e7))
  for (const [index, value] of degrees.entries()) header.writeInt32LE(value, 102 + 4 * index)
  header[118] = minZoom
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119)
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123)
  return Buffer.concat([header, root, told, leaves, data])
}

function entriesOf(tiles: readonly Tile[]): { entries: Entry[]; contents: Buffer[] } {
  const offsets = new Map<string, number>()
  const contents: Buffer[] = []
  const entries: Entry[] = []
  let end = 0
  for (const { id, packed } of tiles) {
    const digest = createHash('sha256').update(packed).digest('base64')
    const offset = offsets.get(digest) ?? end
    if (offset === end) {
      offsets.set(digest, offset)
      contents.push(packed)
      end += packed.length
    }
    const last = entries.at(-1)
    if (last && last.offset === offset && last.id + last.run === id) last.run++
    else entries.push({ id, run: 1, offset, length: packed.length })
  }
  return { entries, contents }
}

/** One directory, or one of directories when it would be too large to be read first. */
function directories(entries: Entry[]): { root: Buffer; leaves: Buffer } {
  let root = directory(entries)
  let leaves = Buffer.alloc(0)
  for (let size = 2048; root.length > firstBytes - headerBytes; size *= 2) {
    const parts = Array.from({ length: Math.ceil(entries.length / size) }, (_, nth) =>
      entries.slice(nth * size, (nth + 1) * size),
    )
    const written = parts.map(directory)
    let offset = 0
    root = directory(
      parts.map(([first], nth) => {
        const { length } = written[nth]!
        offset += length
        return { id: first!.id, run: 0, offset: offset - length, length }
      }),
    )
    leaves = Buffer.concat(written)
  }
  return { root, leaves }
}

/** Column by column, each figure in as few bytes as it needs; one that follows the last content is told by 0. */
function directory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = []
  const write = (value: number) => {
    let rest = value
    while (rest > 0x7f) {
      bytes.push((rest % 0x80) | 0x80)
      rest = Math.floor(rest / 0x80)
    }
    bytes.push(rest)
  }
  write(entries.length)
  for (const [index, { id }] of entries.entries()) write(id - (entries[index - 1]?.id ?? 0))
  for (const { run } of entries) write(run)
  for (const { length } of entries) write(length)
  for (const [index, { offset }] of entries.entries()) {
    const before = entries[index - 1]
    write(before && offset === before.offset + before.length ? 0 : offset + 1)
  }
  return gzipSync(Buffer.from(bytes), { level: 9 })
}

/** By which two archives of equal size are told apart. */
function digestOf(contents: readonly Buffer[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex')
}
