import { parseArgs } from 'node:util'

import { sql } from 'drizzle-orm'

import { rows } from '@/database/query'
import { int } from '@/database/row'

import { varnishUrl } from '../bench/stack'
import { percentile } from '../bench/statistics'
import { rounded, table } from '../console'
import { restartOneByOne } from '../demo/copies'
import { startOwnSite, varnishFolder } from './web/own-site'
import { pagesOf, visit, type Visited } from './web/visits'

/**
 * Two of web behind one Varnish, with visitors: first in peace, then each is killed with -9 three times, then both are
 * restarted one by one. No page may fail, and each form is saved once.
 */
const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    kills: { type: 'string' },
  },
})
const seconds = Number(values.seconds ?? (values.small ? 14 : 300))
const calmSeconds = Math.min(seconds, 60)
const kills = Number(values.kills ?? (values.small ? 1 : 3))
const getsPerSecond = values.small ? 50 : 200
const mostPages = values.small ? 100 : 500

const startedAt = performance.now()
const say = (text: string) =>
  console.log(`${String(Math.round((performance.now() - startedAt) / 1000)).padStart(4)} s  ${text}`)
// Whatever hangs, the machine is free again.
const longest = setTimeout(() => void giveUp(), (values.small ? 240 : 1200) * 1000)

const site = await startOwnSite('gevel_drill_web', { homes: values.small ? 60 : 240 })
const { copies, kill, db } = site
const pages = await pagesOf(varnishUrl, mostPages)
for (let first = 0; first < pages.length; first += 10)
  await Promise.all(
    pages.slice(first, first + 10).map(async (page) => (await fetch(varnishUrl + page)).arrayBuffer()),
  )
say(`${pages.length} pages are in the cache; ${getsPerSecond} requests a second begin`)

const traffic = { getsPerSecond, postsPerSecond: 5, pages }
const calm = await visit({ ...traffic, seconds: calmSeconds, run: 'calm' })
say('in peace')
const [killed, killsDone] = await Promise.all([
  visit({ ...traffic, seconds, run: 'killed' }),
  killAlternately(),
])
say(`${killsDone} times one of web was killed`)
let isOver = false
const restarts = restartOneByOne(copies, varnishFolder).finally(() => (isOver = true))
const restarted: Visited[] = []
for (let part = 0; !isOver; part++)
  restarted.push(await visit({ ...traffic, seconds: 2, run: `restarted-${part}` }))
await restarts
say('both were restarted')

const phases = [calm, killed, together(restarted)]
const names = ['in peace', `${killsDone} killed with -9`, 'restarted one by one']
const [saved] = await rows(
  db,
  { leads: int, keys: int },
  sql`select count(*)::int as leads, count(distinct idempotency_key)::int as keys from lead.lead`,
)
clearTimeout(longest)
await site.remove()
table(
  phases.map((phase, index) => ({
    phase: names[index] ?? '',
    GETs: phase.gets,
    'of them misses': phase.misses,
    'failed GETs': phase.failedGets.length,
    'p50 of hits, ms': rounded(percentile(phase.hitMs, 0.5)),
    'p99 of hits, ms': rounded(percentile(phase.hitMs, 0.99)),
    POSTs: phase.acknowledged.size + phase.failedPosts.length,
    'sent again': phase.repeatedPosts,
    'failed POSTs': phase.failedPosts.length,
  })),
)
const acknowledged = phases.reduce((sum, phase) => sum + phase.acknowledged.size, 0)
console.log(`${acknowledged} forms thanked for, ${saved?.leads} saved, of ${saved?.keys} different keys`)
const faults = phases.flatMap(({ failedGets, failedPosts }) => [...failedGets, ...failedPosts])
if (saved?.leads !== acknowledged || saved.keys !== acknowledged) faults.push('not every form is saved once')
const ratio = percentile(killed.hitMs, 0.99) / percentile(calm.hitMs, 0.99)
// A few seconds on a machine that others use say nothing about the slowest of a hundred.
if (!values.small && ratio > 2) faults.push(`p99 of hits is ${rounded(ratio)} times that in peace`)
console.log(faults.slice(0, 20).join('\n'))
say(faults.length === 0 ? 'no visitor noticed' : `${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)

/** One after the other, so that somebody is always there; spread over the time that visitors come. */
async function killAlternately(): Promise<number> {
  const due = copies.length * kills
  for (let n = 0; n < due; n++) {
    const began = performance.now()
    const copy = copies[n % copies.length]
    if (copy) await kill(copy)
    const restMs = ((seconds - 2) * 1000) / due - (performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, restMs)))
  }
  return due
}

function together(parts: Visited[]): Visited {
  const sum = (count: (part: Visited) => number) => parts.reduce((all, part) => all + count(part), 0)
  return {
    gets: sum(({ gets }) => gets),
    misses: sum(({ misses }) => misses),
    failedGets: parts.flatMap(({ failedGets }) => failedGets),
    hitMs: parts.flatMap(({ hitMs }) => hitMs),
    acknowledged: new Set(parts.flatMap((part) => [...part.acknowledged])),
    repeatedPosts: sum(({ repeatedPosts }) => repeatedPosts),
    failedPosts: parts.flatMap(({ failedPosts }) => failedPosts),
  }
}

async function giveUp(): Promise<never> {
  console.error('The drill took too long.')
  await site.remove()
  process.exit(1)
}
