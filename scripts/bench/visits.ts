import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { rows } from '@/database/query'
import { int } from '@/database/row'
import { loginOf } from '@/testing/login-of'

import { rounded, table } from '../console'
import { run, waitFor } from '../demo/processes'
import { readPlaces, seedListings } from './seed-listings'
import {
  benchDatabase,
  benchPorts,
  migrateSite,
  peakMemory,
  startNode,
  startVarnish,
  stopStack,
  varnishUrl,
} from './stack'
import { demand, isFull, option, percentile } from './statistics'
import { asManyAsPossible } from './visits/as-many-as-possible'
import { sendBeacons } from './visits/beacons'
import { readBack } from './visits/read-back'

/**
 * Counting views: beacons at a pace on two processes and through Varnish, as many as one process takes, with the
 * database at a standstill, and what a kill loses; then how fast figures are read back. `--full`: 10,000 homes and a
 * half minute of beacons.
 */
const perSecond = option('per-second', 1000)
const seconds = option('seconds', isFull ? 30 : 5)
const homes = option('homes', isFull ? 10_000 : 1000)
const mostMb = 350
/** A few seconds on a busy machine say little: the small run only finds what is badly wrong. */
const leastPerSecond = perSecond * (isFull ? 0.97 : 0.3)
const ports = [benchPorts.web, String(Number(benchPorts.web) + 10)]
const [firstUrl = '', secondUrl = ''] = ports.map((port) => `http://127.0.0.1:${port}`)
const figures: Record<string, string | number>[] = []

await run('scripts/services.sh', ['install', 'bench'])
const { db, url } = await benchDatabase('gevel_bench_visits')
await seedListings(db, homes, readPlaces())
await migrateSite(url)
let first = await startWeb(ports[0] ?? '')
const second = await startWeb(ports[1] ?? '')

// As behind a proxy of ours that names the visitors.
await startVarnish('off', { OWN_PROXIES: '2' })

await atAPace('two processes', [firstUrl, secondUrl], 1)
await atAPace('through Varnish', [varnishUrl], 2)
await withoutWaiting()
await databaseAtStandstill()
await killed()
second.kill('SIGKILL')
table(figures)
console.log('… figures read back')
await readBack(db, homes)
await stopStack()
await db.$client.end()
process.exit()

/** With the rights of a real site. */
async function startWeb(port: string): Promise<ChildProcess> {
  const web = startNode(`visits-${port}`, ['dist/web/web.js'], {
    NODE_ENV: 'production',
    PORT: port,
    DATABASE_URL: loginOf('gevel_web', url),
    SITE_URL: varnishUrl,
  })
  await waitFor(`http://127.0.0.1:${port}/healthz`)
  return web
}

async function counted(): Promise<number> {
  const [sum] = await rows(
    db,
    { views: int },
    sql`select coalesce(sum(views), 0)::int as views from visit.daily`,
  )
  return sum?.views ?? 0
}

/** Waits until the processes have written what they heard. */
async function countedSince(before: number): Promise<number> {
  await sleep(2000)
  return (await counted()) - before
}

function note(step: string, cells: Record<string, string | number>): void {
  const empty = { beacons: '', 'per second': '', 'p99 ms': '', 'new views': '', counted: '', 'peak MB': '' }
  figures.push({ step, ...empty, ...cells })
}

async function atAPace(step: string, targets: string[], series: number): Promise<void> {
  console.log(`… ${perSecond} beacons a second, ${step}`)
  const before = await counted()
  const sent = await sendBeacons({ targets, perSecond, seconds, homes, series })
  const views = await countedSince(before)
  const pace = sent.beacons / sent.seconds
  const peak = Math.max(peakMemory(first.pid), peakMemory(second.pid))
  note(step, {
    beacons: sent.beacons,
    'per second': Math.round(pace),
    'p99 ms': rounded(percentile(sent.waitedMs, 0.99)),
    'new views': sent.answeredAt.length,
    counted: views,
    'peak MB': peak,
  })
  demand(`${leastPerSecond} beacons a second, ${step}`, pace >= leastPerSecond && sent.refused === 0)
  demand(`${step}: every new view is counted, and nothing else`, views === sent.answeredAt.length)
  demand(`at most ${mostMb} MB`, peak <= mostMb)
}

async function withoutWaiting(): Promise<void> {
  console.log('… as many as one process takes')
  const before = await counted()
  const { answered, perSecond: pace } = await asManyAsPossible(firstUrl, { seconds, homes, series: 3 })
  const views = await countedSince(before)
  const peak = peakMemory(first.pid)
  note('without waiting', {
    beacons: answered,
    'per second': Math.round(pace),
    'new views': answered,
    counted: views,
    'peak MB': peak,
  })
  demand(`${leastPerSecond} beacons a second in one process`, pace >= leastPerSecond)
  // What was under way when wrk stopped is stored though nobody heard the answer; what was dropped is in the log.
  const told = views + droppedIn(ports[0] ?? '')
  demand('what is not counted is in the log', told >= answered && told <= answered + 32)
  demand(`at most ${mostMb} MB without waiting`, peak <= mostMb)
}

/** Nobody can write: views wait up to the bound, the rest is dropped and the log says how many. */
async function databaseAtStandstill(): Promise<void> {
  console.log('… with the database at a standstill')
  const before = await counted()
  const droppedBefore = droppedIn(ports[0] ?? '')
  const answered = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table visit.seen in access exclusive mode`)
    return (await asManyAsPossible(firstUrl, { seconds: 6, homes, series: 4 })).answered
  })
  await sleep(3000)
  const views = await countedSince(before)
  const dropped = droppedIn(ports[0] ?? '') - droppedBefore
  const peak = peakMemory(first.pid)
  note('database stands still', {
    beacons: answered,
    'new views': answered,
    counted: `${views}, ${dropped} dropped`,
    'peak MB': peak,
  })
  demand('waiting views have a bound', views <= 20_000 + 32)
  demand('what is dropped is in the log', views + dropped >= answered && views + dropped <= answered + 32)
  demand(`at most ${mostMb} MB at a standstill`, peak <= mostMb)
}

function droppedIn(port: string): number {
  const log = readFileSync(`.run/bench/visits-${port}.log`, 'utf8')
  return [...log.matchAll(/"views":(\d+)[^\n]*not counted/g)].reduce((sum, [, n]) => sum + Number(n), 0)
}

/** `kill -9` in the middle of the stream: what was answered and is not in the database was lost. */
async function killed(): Promise<void> {
  console.log('… one process is killed')
  const worst = { lost: 0, lastSecond: 0 }
  for (let round = 0; round < (isFull ? 3 : 2); round++) {
    const before = await counted()
    const stream = sendBeacons({
      targets: [firstUrl],
      perSecond,
      seconds: 4,
      homes,
      series: 10 + round,
    })
    await sleep(2500 + 150 * round)
    first.kill('SIGKILL')
    const at = performance.now()
    const { answeredAt } = await stream
    const lost = answeredAt.length - (await countedSince(before))
    const lastSecond = answeredAt.filter((moment) => moment > at - 1000).length
    demand('a kill loses no more than the last second', lost <= lastSecond)
    if (lost > worst.lost) Object.assign(worst, { lost, lastSecond })
    first = await startWeb(ports[0] ?? '')
  }
  note('killed', { 'new views': `${worst.lastSecond} in the last second`, counted: `${worst.lost} lost` })
}
