import { parseArgs } from 'node:util'

import { sql } from 'drizzle-orm'

import { connect } from '@/database/connection'
import { rows } from '@/database/query'
import { int, text } from '@/database/row'

import { varnishUrl } from '../bench/stack'
import { percentile } from '../bench/statistics'
import { rounded, table } from '../console'
import { startCluster, until } from './failover/cluster'
import { startOwnSite } from './web/own-site'
import { pagesOf, visit } from './web/visits'

/**
 * The machine of PostgreSQL's leader is gone while visitors look and write: another takes over, the site follows by
 * itself, and everything that was thanked for is there.
 */
const { values } = parseArgs({ options: { small: { type: 'boolean', default: false } } })
const seconds = values.small ? 50 : 120
const writesWithinMs = 30_000
const folder = '/var/tmp/gevel-failover'

const startedAt = performance.now()
const say = (words: string) =>
  console.log(`${String(Math.round((performance.now() - startedAt) / 1000)).padStart(4)} s  ${words}`)

const cluster = await startCluster(folder)
say(`${await cluster.leader()} leads, two follow`)
const site = await startOwnSite('gevel_drill_failover', { homes: 60, server: cluster.url('postgres') })
// Whatever hangs, the machine is free again.
const longest = setTimeout(() => void leave(1), (values.small ? 420 : 900) * 1000)
process.once('SIGTERM', () => void leave(1))
const pages = await pagesOf(varnishUrl, 60)
for (const page of pages) await (await fetch(varnishUrl + page)).arrayBuffer()
const traffic = { getsPerSecond: 30, postsPerSecond: 5, pages }
const calm = await visit({ ...traffic, seconds: 10, run: 'calm' })
say('in peace')

const watcher = watchWrites()
const visiting = visit({ ...traffic, seconds, run: 'failover' })
await new Promise((resolve) => setTimeout(resolve, 5000))
const fallen = await cluster.leader()
await cluster.killNode(fallen)
const killedAt = performance.now()
say(`${fallen} is gone`)
const during = await visiting
const gapMs = await watcher.stop()
const successor = await cluster.leader()
say(`${successor} leads; no write for ${rounded(gapMs / 1000)} s`)
cluster.startNode(fallen)
await until(`${fallen} follows again`, 120, async () =>
  (await cluster.members()).some(
    ({ name, role, state }) => name === fallen && role !== 'leader' && /running|streaming/.test(state),
  ),
)
say(`${fallen} is back and follows`)
const after = await visit({ ...traffic, seconds: 10, run: 'after' })

const db = connect({ url: cluster.url('gevel_drill_failover'), poolSize: 2, statementTimeoutMs: 0 })
const [saved] = await rows(
  db,
  { leads: int, keys: int },
  sql`select count(*)::int as leads, count(distinct idempotency_key)::int as keys from lead.lead`,
)
const kept = new Set(
  (await rows(db, { key: text }, sql`select idempotency_key as key from lead.lead`)).map(({ key }) => key),
)
await db.$client.end()

const acknowledged = [calm, during, after].flatMap((part) => [...part.acknowledged])
const lost = acknowledged.filter((key) => !kept.has(key))
const faults: string[] = []
const cachedFailed = [...calm.failedGets, ...during.failedGets, ...after.failedGets].filter(
  (failed) => !failed.includes('price-max'),
)
if (lost.length > 0)
  faults.push(`${lost.length} forms that were thanked for are lost: ${lost.slice(0, 5).join(', ')}`)
if (saved && saved.leads !== saved.keys) faults.push('a form is saved twice')
if (cachedFailed.length > 0) faults.push(`cached pages failed: ${cachedFailed.slice(0, 5).join(', ')}`)
if (gapMs > writesWithinMs) faults.push(`no write for ${rounded(gapMs / 1000)} s`)
if (successor === fallen || successor === '') faults.push('nobody took over')
if (after.failedGets.length + after.failedPosts.length > 0)
  faults.push(`afterwards: ${[...after.failedGets, ...after.failedPosts].slice(0, 5).join(', ')}`)
if (site.copies.some(({ process }) => process.exitCode !== null || process.signalCode !== null))
  faults.push('a web ended')

table(
  Object.entries({ 'in peace': calm, 'the leader gone': during, 'with three again': after }).map(
    ([phase, part]) => ({
      phase,
      'cached pages': part.gets - part.misses,
      'of them failed': part.failedGets.filter((failed) => !failed.includes('price-max')).length,
      'p99, ms': rounded(percentile(part.hitMs, 0.99)),
      'uncached pages': part.misses,
      'of them failed ': part.failedGets.filter((failed) => failed.includes('price-max')).length,
      'forms thanked for': part.acknowledged.size,
      'forms told that they were not sent': part.failedPosts.length,
    }),
  ),
)
console.log(
  `${acknowledged.length} forms thanked for, ${acknowledged.length - lost.length} of them saved; ` +
    `no write for ${rounded(gapMs / 1000)} s, ${rounded((performance.now() - killedAt) / 1000)} s since the kill`,
)
console.log(faults.length === 0 ? 'the site followed by itself' : faults.join('\n'))
await leave(faults.length === 0 ? 0 : 1)

/** One row after the other, each as soon as the last is there: the longest time between two of them. */
function watchWrites(): { stop: () => Promise<number> } {
  const pool = connect({ url: cluster.url('gevel_drill_failover'), poolSize: 1, statementTimeoutMs: 5000 })
  let isOver = false
  let longestMs = 0
  const writing = (async () => {
    await pool.$client.query('create table if not exists public.heartbeat (at timestamptz)')
    let last = performance.now()
    while (!isOver) {
      try {
        await pool.$client.query('insert into public.heartbeat values (now())')
        longestMs = Math.max(longestMs, performance.now() - last)
        last = performance.now()
      } catch {
        // Nobody is there to write to: the gap grows.
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    longestMs = Math.max(longestMs, performance.now() - last)
  })()
  return {
    async stop() {
      isOver = true
      await writing
      await pool.$client.end()
      return longestMs
    },
  }
}

async function leave(code: number): Promise<never> {
  clearTimeout(longest)
  await site.remove().catch(() => undefined)
  await cluster.stop()
  process.exit(code)
}
