import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int, oneOf, type RowOf, text } from '@/database/row'
import { euroText } from '@/domain/euro'
import { listingPath } from '@/i18n/paths/listing-paths'
import { loginOf } from '@/testing/login-of'

import { isMalformed } from '../../simulator/control/malformed-rows'
import { rounded, table } from '../console'
import {
  benchDatabase,
  migrateSite,
  peakMemory,
  platformVariables,
  startNode,
  startSimulatorProcess,
  startVarnish,
  startWeb,
  stopStack,
  commandSimulator,
  varnishUrl,
} from './stack'
import { demand, isFull, option } from './statistics'

/** The whole life of the data: first sync, second, changes, kill, half and empty lists, bad records. `--full`: 100,000 homes. */
const properties = option('properties', isFull ? 100_000 : 1500)
const changes = option('changes', 100)
const figures: Record<string, string | number>[] = []
const progressRow = { state: text, seen: int, changed: int, gone: int, refused: int, rows_done: int }

await startSimulatorProcess(properties)
await startVarnish()
const first = await benchDatabase('gevel_bench_sync')
const second = await benchDatabase('gevel_bench_sync_killed')
// The worker has rights in a whole database only.
for (const { url } of [first, second]) await migrateSite(url)

const initial = await syncIn('first run', first, 'full')
const again = await syncIn('second run', first, 'full')
demand('the first run ends well', initial.state === 'done' && initial.changed === initial.seen)
demand('a second run changes nothing', again.state === 'done' && again.changed === 0)
demand('under 15 minutes', initial.seconds < 900)
demand('under 1 GB', initial.peak < 1024)

await changesBecomeVisible()
await killedRunEqualsWholeRun()
await suspiciousListsRemoveNothing()
await badRecordsAreSetAside()

await stopStack()
await first.db.$client.end()
await second.db.$client.end()
table(figures)
process.exit()

interface Outcome {
  seconds: number
  peak: number
  state: string
  seen: number
  changed: number
  gone: number
  refused: number
}

type Bench = Awaited<ReturnType<typeof benchDatabase>>

async function syncIn(what: string, { db, url }: Bench, kind: 'full' | 'incremental'): Promise<Outcome> {
  console.log(`… ${what}`)
  const began = performance.now()
  const child = startSync(url, kind)
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, peakMemory(child.pid))), 200)
  await new Promise((resolve) => child.on('exit', resolve))
  clearInterval(watch)
  const seconds = rounded((performance.now() - began) / 1000)
  const [run] = await rows(
    db,
    { state: text, seen: int, changed: int, gone: int, refused: int },
    sql`select state, seen, changed, gone, refused from sync.run order by id desc limit 1`,
  )
  if (!run) throw new Error(`${what}: there is no run`)
  const { state, seen, changed, gone, refused } = run
  figures.push({ step: what, state, seen, changed, gone, refused, seconds, 'peak MB': peak })
  return { ...run, seconds, peak }
}

function startSync(url: string, kind: string) {
  return startNode('sync', ['scripts/sync.ts', kind], {
    ...platformVariables,
    DATABASE_URL: loginOf('gevel_worker', url),
    CACHE_PURGE_URLS: varnishUrl,
  })
}

/** Pages are warm in the cache, then the platform changes prices: how long until a visitor sees each new one. */
async function changesBecomeVisible(): Promise<void> {
  await startWeb(first.url)
  const { ids } = (await commandSimulator('changeMany', { count: changes, seed: 3 })) as { ids: number[] }
  const pages = await pagesOf(first.db, ids)
  for (const { path } of pages) await (await fetch(varnishUrl + path)).arrayBuffer()
  const began = performance.now()
  const sync = syncIn(`${changes} changes`, first, 'incremental')
  const late = new Set(pages)
  while (late.size > 0 && performance.now() - began < 60_000) {
    const fresh = await pricesOf(first.db, ids)
    for (const page of late) {
      const price = fresh.get(page.id)
      if (price === page.price) continue
      const html = await (await fetch(varnishUrl + page.path)).text()
      if (price && html.includes(price)) late.delete(page)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const seconds = rounded((performance.now() - began) / 1000)
  const { changed } = await sync
  for (const { path, price } of late) console.error(`late: ${path} still shows ${price}`)
  figures.push({
    step: 'visible through Varnish',
    state: late.size ? `${late.size} late` : 'all',
    seen: pages.length,
    changed,
    gone: 0,
    refused: 0,
    seconds,
    'peak MB': '',
  })
  demand('changes visible within 10 s of the start', late.size === 0 && seconds <= 10)
}

interface WarmPage {
  id: number
  path: string
  price: string | null
}

async function pagesOf(db: Database, ids: number[]): Promise<WarmPage[]> {
  const homes = await rows(
    db,
    { id: int, deal: oneOf(['sale', 'rent']), city: text, type_name: text, price_cents: int },
    sql`select id, deal, city, type_name, price_cents from listing.listing
        join listing.listing_text on listing_id = id and language = 'nl'
        where id = any(${sql.param(ids)}::int[]) and is_price_published and status in ('available', 'under-option')`,
  )
  return homes.map(({ id, deal, city, type_name, price_cents }) => ({
    id,
    path: listingPath('nl', { deal, city, typeName: type_name, id }),
    price: euroText(price_cents, 'nl'),
  }))
}

async function pricesOf(db: Database, ids: number[]): Promise<Map<number, string | null>> {
  const prices = await rows(
    db,
    { id: int, price_cents: int },
    sql`select id, price_cents from listing.listing where id = any(${sql.param(ids)}::int[])`,
  )
  return new Map(prices.map(({ id, price_cents }) => [id, euroText(price_cents, 'nl')]))
}

/** The real worker, killed without a word, and a second one that finds what it left. */
async function killedRunEqualsWholeRun(): Promise<void> {
  console.log('… the worker is killed half-way')
  const killed = startWorker()
  await until(async () => (await progressOf(second.db)).rows_done >= properties / 2)
  killed.kill('SIGKILL')
  const before = await progressOf(second.db)
  const began = performance.now()
  const worker = startWorker()
  await until(async () => (await progressOf(second.db)).state !== 'running')
  const after = await progressOf(second.db)
  worker.kill('SIGKILL')
  const areEqual = (await checksum(first.db)) === (await checksum(second.db))
  figures.push({
    step: `worker killed after ${before.rows_done} rows, resumed`,
    ...after,
    seconds: rounded((performance.now() - began) / 1000),
    'peak MB': areEqual ? 'tables equal' : 'tables differ',
  })
  demand('a killed and resumed run equals an undisturbed one', areEqual && after.state === 'done')
}

function startWorker() {
  return startNode('worker', ['src/worker.ts'], {
    ...platformVariables,
    DATABASE_URL: loginOf('gevel_worker', second.url),
    CACHE_PURGE_URLS: varnishUrl,
  })
}

async function progressOf(db: Database): Promise<RowOf<typeof progressRow>> {
  const [run] = await rows(
    db,
    progressRow,
    sql`select state, seen, changed, gone, refused, rows_done from sync.run order by id limit 1`,
  )
  return run ?? { state: 'running', seen: 0, changed: 0, gone: 0, refused: 0, rows_done: 0 }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50))
}

async function checksum(db: Database): Promise<string> {
  const [sums] = await rows(
    db,
    { sum: text },
    sql`select md5(
      (select md5(string_agg(md5((to_jsonb(l) - 'synced_at')::text), '' order by id)) from listing.listing l) ||
      (select md5(string_agg(md5(to_jsonb(t)::text), '' order by listing_id, language)) from listing.listing_text t) ||
      (select md5(string_agg(md5(to_jsonb(d)::text), '' order by listing_id)) from listing.listing_detail d) ||
      (select coalesce(md5(string_agg(y::text, '' order by y::text)), '') from listing.tally y
       where (available, under_option, closed) <> (0, 0, 0))
    ) as sum`,
  )
  return sums?.sum ?? ''
}

async function suspiciousListsRemoveNothing(): Promise<void> {
  for (const kind of ['halfList', 'emptyList']) {
    await commandSimulator('faults', { kind, operation: 'GetPropertyList' })
    const run = await syncIn(kind, first, 'full')
    demand(`${kind} removes nothing and is flagged`, run.gone === 0 && run.state === 'flagged')
    await commandSimulator('faults/clear')
  }
}

async function badRecordsAreSetAside(): Promise<void> {
  const third = await benchDatabase('gevel_bench_sync_malformed')
  await migrateSite(third.url)
  await commandSimulator('faults', { kind: 'malformedRows', rate: 0.01 })
  const run = await syncIn('1% malformed', third, 'full')
  const ids = (await rows(first.db, { id: int }, sql`select id from listing.listing`)).map(({ id }) => id)
  const spoiled = ids.filter((id) => isMalformed(id, 0.01)).length
  const [{ kept } = { kept: 0 }] = await rows(
    third.db,
    { kept: int },
    sql`select count(*)::int as kept from sync.quarantine where length(reason) > 5`,
  )
  figures.push({
    step: 'in quarantine, with reasons',
    state: kept === spoiled ? 'all' : 'not all',
    seen: spoiled,
    changed: '',
    gone: '',
    refused: kept,
    seconds: '',
    'peak MB': '',
  })
  demand(
    'every bad record is set aside and all others arrive',
    kept === spoiled && run.seen === ids.length - spoiled,
  )
  await commandSimulator('faults/clear')
  await third.db.$client.end()
}
