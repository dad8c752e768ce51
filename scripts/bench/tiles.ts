import { Agent, get } from 'node:http'

import { env } from '@/env'
import { openArchive } from '@/features/listings/map/streets/archive'
import { syncListings } from '@/features/sync/sync-listings'
import { omnicasa } from '@/platforms/omnicasa/omnicasa'

import { startSimulator } from '../../simulator/simulator'
import { hash } from '../../simulator/seed/hash'
import { progress, rounded, table } from '../console'
import { benchDatabase, startVarnish, startWeb, stopStack, varnishUrl, webUrl } from './stack'
import { demand, isFull, median, option, percentile, timed } from './statistics'

/**
 * Different tiles of the street map, one after the other from the web process and then through Varnish, each beside an
 * answer without a tile, so that noise hits both alike; and whether the pages that Varnish had before are still there.
 */
const count = option('tiles', isFull ? 10_000 : 2000)
// So that the store for tiles is full long before the end; its rest lies in the archive.
const tilesMemory = '2M'
const wantedMs = 5
/** A few answers on a busy machine say little in milliseconds: the small run holds them to answers without a tile. */
const wantedRatio = 4
const agent = new Agent({ keepAlive: true })

const archive = await openArchive(env.MAP_ARCHIVE)
if (!archive) throw new Error(`There is no street map at ${env.MAP_ARCHIVE}`)
const tiles = await differentTiles(archive.version)

const simulator = await startSimulator({ properties: 240 })
const { db, url } = await benchDatabase('gevel_bench_tiles')
const platform = omnicasa({
  url: `${simulator.url}/1.12/OmnicasaService.svc`,
  customer: 'gevel-demo',
  password: 'gevel-demo',
})
await syncListings({ db, platform }, 'full')
await simulator.stop()
await db.$client.end()
await startWeb(url)
await startVarnish('off', { TILES_MEMORY: tilesMemory })

const pages = Array.from({ length: 100 }, (_, at) => `/nl/te-koop/?price-max=${(at + 10) * 10_000}`)
await hitsOf(pages)
const hitsBefore = await hitsOf(pages)
const atServer = await timesOf(webUrl, 'the server')
const throughVarnish = await timesOf(varnishUrl, 'Varnish')
const hitsAfter = await hitsOf(pages)
await stopStack()

table([
  { from: 'the server', ...figuresOf(atServer.tiles) },
  { from: 'the server, no tile', ...figuresOf(atServer.empty) },
  { from: 'Varnish', ...figuresOf(throughVarnish.tiles) },
  { from: 'Varnish, no tile', ...figuresOf(throughVarnish.empty) },
])
table([{ pages: pages.length, 'kept before': hitsBefore, 'kept after all tiles': hitsAfter }])
const ratio = median(atServer.tiles) / median(atServer.empty)
if (isFull) demand(`tiles in ${wantedMs} ms at p95`, percentile(atServer.tiles, 0.95) < wantedMs)
demand(`a tile takes at most ${wantedRatio} times an answer without one`, ratio <= wantedRatio)
demand('every page was kept before the tiles', hitsBefore === pages.length)
demand('no tile pushes out a page', hitsAfter === hitsBefore)
process.exit()

/** Those of the archive and, where it has not enough, empty ones around them. */
async function differentTiles(version: string): Promise<string[]> {
  const full: string[] = []
  const empty: string[] = []
  for (let z = 14; z >= 11; z--)
    for (let x = columnAt(2.3, z); x <= columnAt(6.75, z); x++)
      for (let y = rowAt(51.75, z); y <= rowAt(49.35, z); y++)
        ((await archive?.tile(z, x, y)) ? full : empty).push(`/tiles/${version}/${z}/${x}/${y}.mvt`)
  const mixed = (addresses: string[]) => addresses.toSorted((a, b) => orderOf(a) - orderOf(b))
  return mixed([...mixed(full), ...mixed(empty)].slice(0, count))
}

function orderOf(address: string): number {
  const [, , , z, x, y] = address.split('/')
  return hash(Number(z), Number(x), Number.parseInt(y ?? ''))
}

function columnAt(lng: number, z: number): number {
  return Math.floor((lng / 360 + 0.5) * 2 ** z)
}

function rowAt(lat: number, z: number): number {
  const share = 0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)
  return Math.floor(share * 2 ** z)
}

async function timesOf(host: string, name: string): Promise<{ tiles: number[]; empty: number[] }> {
  const times = { tiles: [] as number[], empty: [] as number[] }
  for (const [at, tile] of tiles.entries()) {
    times.tiles.push(await timed(() => fetched(host + tile)))
    // Deeper than the archive: nothing is read for it.
    times.empty.push(await timed(() => fetched(`${host}/tiles/${archive?.version}/20/${at}/0.mvt`)))
    if (at % 500 === 499) progress(`tiles from ${name}`, at + 1, tiles.length)
  }
  return times
}

/** Once more where Varnish closed an idle connection just then. */
function answerOf(address: string): Promise<Response> {
  return fetch(address).catch(() => fetch(address))
}

/** Every byte of it, packed as it comes: to unpack it is the work of the visitor's browser. */
function fetched(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = get(address, { agent, headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      const { statusCode } = response
      if (statusCode !== 200 && statusCode !== 204) reject(new Error(`${address}: ${statusCode}`))
      response.resume().once('end', resolve).once('error', reject)
    })
    asked.once('error', reject)
  })
}

/** How many of the pages Varnish had. */
async function hitsOf(paths: string[]): Promise<number> {
  let hits = 0
  for (const path of paths) {
    const response = await answerOf(varnishUrl + path)
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
    await response.arrayBuffer()
    if (response.headers.get('x-cache') === 'hit') hits++
  }
  return hits
}

function figuresOf(times: number[]) {
  return {
    number: times.length,
    'p50 ms': rounded(median(times)),
    'p95 ms': rounded(percentile(times, 0.95)),
    'slowest ms': rounded(Math.max(...times)),
  }
}
