import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { siteUrl } from '@/site/data/site'
import { createSite } from '@/site/site-app'

import { rounded, table } from '../console'
import { databaseSeconds } from './database-time'
import { readPlaces, seedListings } from './seed-listings'
import { finishHomes } from './seed-landings'
import { isSitemapLine } from './sitemap-line'
import { benchDatabase } from './stack'
import { demand, isFull, median, option, percentile, timed } from './statistics'

/**
 * All sitemaps of a site, read as a robot reads them, and its landing pages without a cache. `--full`: 100,000 homes;
 * else a number that CI can bear.
 */
const homes = option('homes', isFull ? 100_000 : 5000)
const limits = { seconds: 10, growthMb: 150, urls: 50_000, megabytes: 50, landingMs: isFull ? 200 : 400 }

const { db } = await benchDatabase(`gevel_bench_sitemaps_${homes}`, { fresh: false })
await seedListings(db, homes, readPlaces())
await finishHomes(db)
// What the site reads, in this very process: nothing but the site itself is measured.
;(globalThis as { gevelDatabase?: Database }).gevelDatabase = db
const site = createSite()
const ask = (path: string) => Promise.resolve(site.request(siteUrl + path))

await measureSitemaps()
await measureLandings()
await db.$client.end()

interface Processor {
  /** Seconds of this process, which says something on a busy machine too. */
  own: number
  /** Of the database's connections; a dash where they are on another machine. */
  database: number | string
}

async function processorOf(work: () => Promise<void>): Promise<Processor> {
  const databaseBefore = await databaseSeconds(db)
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  const databaseAfter = await databaseSeconds(db)
  const isKnown = databaseBefore !== null && databaseAfter !== null
  return {
    own: (user + system) / 1e6,
    database: isKnown ? rounded(databaseAfter - databaseBefore, 2) : '–',
  }
}

interface ReadFile {
  urls: number
  bytes: number
}

async function measureSitemaps(): Promise<void> {
  const named = await locationsOf('/sitemap.xml')
  // Once before: the code is warm, and memory is what the process has when it is at work.
  await read(named.at(-1) ?? '/sitemap.xml')
  const startMb = memoryMb()
  let mostMb = startMb
  const watch = setInterval(() => (mostMb = Math.max(mostMb, memoryMb())), 20)
  const files: ReadFile[] = []
  let ms = 0
  const used = await processorOf(async () => {
    ms = await timed(async () => {
      for (const file of named) files.push(await read(file))
    })
  })
  clearInterval(watch)
  const urls = files.reduce((sum, file) => sum + file.urls, 0)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const largest = Math.max(...files.map((file) => file.bytes)) / 2 ** 20
  const longest = Math.max(...files.map((file) => file.urls))
  table([
    {
      homes,
      files: files.length,
      addresses: urls,
      MB: rounded(bytes / 2 ** 20),
      seconds: rounded(ms / 1000, 2),
      'of the processor': rounded(used.own, 2),
      'of PostgreSQL’s': used.database,
    },
  ])
  table([
    {
      'MB of the process': rounded(startMb),
      'MB at most': rounded(mostMb),
      'largest file, MB': rounded(largest),
      'addresses in the longest': longest,
    },
  ])
  const [open] = (
    await db.execute<{ homes: number }>(
      sql`select count(*)::int as homes from listing.listing where not is_closed`,
    )
  ).rows
  const ofHomes = files.filter((_, index) => named[index]?.includes('/homes-'))
  const listed = ofHomes.reduce((sum, file) => sum + file.urls, 0)
  demand(`each open home in four languages (${listed})`, listed === (open?.homes ?? 0) * 4)
  demand(`the sitemaps of ${homes} homes in ${limits.seconds} s`, ms < limits.seconds * 1000)
  demand(`at most ${limits.growthMb} MB more while they are read`, mostMb - startMb < limits.growthMb)
  demand(`no file over ${limits.urls} addresses`, longest <= limits.urls)
  demand(`no file over ${limits.megabytes} MB`, largest <= limits.megabytes)
  const wrong = await wrongLines(named)
  if (wrong[0]) console.log(wrong[0])
  demand(`each of ${urls} addresses is written as sitemaps.org asks`, wrong.length === 0)
}

/** Each file once more, line by line: this takes time that is none of the site's. */
async function wrongLines(named: readonly string[]): Promise<string[]> {
  const wrong: string[] = []
  for (const file of named) {
    const [declaration, start, ...rest] = (await (await ask(file)).text()).trimEnd().split('\n')
    const end = rest.pop()
    if (!declaration?.startsWith('<?xml ') || !start?.startsWith('<urlset ') || end !== '</urlset>')
      wrong.push(`${file} begins or ends otherwise`)
    wrong.push(...rest.filter((line) => !isSitemapLine(line)).map((line) => `${file}: ${line}`))
  }
  return wrong
}

async function measureLandings(): Promise<void> {
  const files = (await locationsOf('/sitemap.xml')).filter((file) => file.includes('/landings-'))
  const all = (await Promise.all(files.map(locationsOf))).flat()
  const largest = ['/nl/te-koop/antwerpen/appartementen/', '/nl/te-koop/gent/huizen/']
  const paths = [...largest, ...all.filter((_, index) => index % Math.ceil(all.length / 100) === 0)]
  const times: number[] = []
  const askAll = async () => {
    for (const path of paths) {
      let status = 0
      const ms = await timed(async () => {
        const answer = await ask(path)
        status = answer.status
        await answer.arrayBuffer()
      })
      if (status !== 200) throw new Error(`${path} answers ${status}`)
      times.push(ms)
    }
  }
  // The first round only warms the caches.
  await askAll()
  times.length = 0
  const used = await processorOf(async () => {
    await askAll()
    await askAll()
  })
  const p95 = percentile(times, 0.95)
  table([
    {
      'landing pages': all.length,
      asked: times.length,
      'p50 ms': rounded(median(times)),
      'p95 ms': rounded(p95),
      'slowest ms': rounded(Math.max(...times)),
      'of the processor': rounded((used.own * 1000) / times.length),
      'of PostgreSQL’s':
        typeof used.database === 'number' ? rounded((used.database * 1000) / times.length) : used.database,
    },
  ])
  demand(`a landing page among ${homes} homes in ${limits.landingMs} ms at p95`, p95 <= limits.landingMs)
}

/** Reads an answer to its end without keeping it. */
async function read(path: string): Promise<ReadFile> {
  const answer = await ask(path)
  if (answer.status !== 200 || !answer.body) throw new Error(`${path} answers ${answer.status}`)
  let bytes = 0
  let urls = 0
  let rest = ''
  const decoder = new TextDecoder()
  const reader = answer.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length
    const text = rest + decoder.decode(part.value, { stream: true })
    const end = text.lastIndexOf('\n') + 1
    urls += text.slice(0, end).split('<url>').length - 1
    rest = text.slice(end)
  }
  return { urls, bytes }
}

async function locationsOf(path: string): Promise<string[]> {
  const text = await (await ask(path)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

function memoryMb(): number {
  return process.memoryUsage().rss / 2 ** 20
}
