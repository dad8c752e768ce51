import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { rows } from '@/database/query'
import { int } from '@/database/row'

import { varnishUrl } from '../bench/stack'
import { percentile } from '../bench/statistics'
import { rounded, table } from '../console'
import { askPage, saysInItsLanguage, sendForm, spoken } from './database/without-database'
import { privatePostgres } from './site/private-postgres'
import { startOwnSite } from './web/own-site'
import { pagesOf, visit, type Visited } from './web/visits'

/**
 * PostgreSQL goes away under a site with visitors: what is cached is answered, the rest says so in the visitor's
 * language, a form says that it was not sent, and all of it comes back by itself.
 */
const { values } = parseArgs({
  options: { small: { type: 'boolean', default: false }, seconds: { type: 'string' } },
})
const awaySeconds = Number(values.seconds ?? (values.small ? 8 : 60))
const calmSeconds = values.small ? 6 : 20
/** So long it may take after PostgreSQL answers again. */
const patienceMs = 10_000

const startedAt = performance.now()
const say = (text: string) =>
  console.log(`${String(Math.round((performance.now() - startedAt) / 1000)).padStart(4)} s  ${text}`)

await privatePostgres.start()
const site = await startOwnSite('gevel_drill_database', {
  homes: 60,
  server: privatePostgres.url('postgres'),
})
// Whatever hangs, the machine is free again.
const longest = setTimeout(() => void leave(1), (values.small ? 240 : 600) * 1000)
const pages = await pagesOf(varnishUrl, 60)
for (const page of pages) await (await fetch(varnishUrl + page)).arrayBuffer()
const traffic = { getsPerSecond: 30, postsPerSecond: 2, pages }
say(`${pages.length} pages are in the cache`)

const before = await visit({ ...traffic, seconds: calmSeconds, run: 'before' })
await privatePostgres.stop()
say('PostgreSQL is away')
const faults: string[] = []
const [away] = await Promise.all([visit({ ...traffic, seconds: awaySeconds, run: 'away' }), lookAtWords()])
const processes = site.copies.map(({ process }) => process.pid)
await privatePostgres.start()
const backAt = performance.now()
say('PostgreSQL is back')
const [pagesMs, formsMs] = await Promise.all([
  untilWorks(async (n) => (await askPage(`/nl/te-koop/?price-max=${900_000 + n}`)).status === 200),
  untilWorks(async (n) => (await sendForm('nl', `back-${n}`)).status === 303),
])
const after = await visit({ ...traffic, seconds: calmSeconds, run: 'after' })

const ofCached = (visited: Visited) => visited.failedGets.filter((path) => !path.includes('price-max'))
const wrong = away.failedGets.filter((failed) => !failed.endsWith(': 503'))
if (ofCached(away).length > 0) faults.push(`cached pages failed: ${ofCached(away).slice(0, 5).join(', ')}`)
if (wrong.length > 0) faults.push(`not answered with 503: ${wrong.slice(0, 5).join(', ')}`)
if (away.acknowledged.size > 0) faults.push('a form was thanked for that nobody can have saved')
for (const [phase, visited] of Object.entries({ before, after }))
  if (visited.failedGets.length + visited.failedPosts.length > 0)
    faults.push(`${phase}: ${[...visited.failedGets, ...visited.failedPosts].slice(0, 5).join(', ')}`)
for (const [what, ms] of Object.entries({ pages: pagesMs, forms: formsMs }))
  if (ms > patienceMs) faults.push(`${what} came back only after ${rounded(ms / 1000)} s`)
if (site.copies.some(({ process }, index) => process.pid !== processes[index] || process.exitCode !== null))
  faults.push('a web ended')
const thanked = before.acknowledged.size + after.acknowledged.size + 1
const [saved] = await rows(site.db, { leads: int }, sql`select count(*)::int as leads from lead.lead`)
if (saved?.leads !== thanked) faults.push(`${thanked} forms were thanked for, ${saved?.leads} are saved`)

table(
  Object.entries({ before, [`away for ${awaySeconds} s`]: away, after }).map(([phase, visited]) => ({
    phase,
    'cached pages': visited.gets - visited.misses,
    'of them failed': ofCached(visited).length,
    'p99, ms': rounded(percentile(visited.hitMs, 0.99)),
    'uncached pages': visited.misses,
    'answered with 503': visited.failedGets.filter((failed) => failed.endsWith(': 503')).length,
    'forms thanked for': visited.acknowledged.size,
    'forms told that they were not sent': visited.failedPosts.length,
  })),
)
say(`back after ${rounded(pagesMs / 1000)} s for pages, ${rounded(formsMs / 1000)} s for forms`)
console.log(faults.length === 0 ? 'the site waited, said so, and came back' : faults.join('\n'))
await leave(faults.length === 0 ? 0 : 1)

/** In each language: a page that nobody has, and a form. */
async function lookAtWords(): Promise<void> {
  for (const locale of spoken) {
    const page = await askPage(`/${locale}/nobody-asked-for-this/`)
    if (page.status !== 503 || !saysInItsLanguage(page, locale, 'page'))
      faults.push(`${locale}: ${page.status}, and the page does not say in its language to come back`)
    const form = await sendForm(locale, `away-${locale}`)
    if (form.status < 500 || !saysInItsLanguage(form, locale, 'form'))
      faults.push(`${locale}: ${form.status}, and the form does not say that it was not sent`)
  }
}

async function untilWorks(works: (n: number) => Promise<boolean>): Promise<number> {
  for (let n = 0; performance.now() - backAt < 3 * patienceMs; n++) {
    if (await works(n)) break
    await sleep(200)
  }
  return performance.now() - backAt
}

async function leave(code: number): Promise<never> {
  clearTimeout(longest)
  await site.remove().catch(() => undefined)
  await privatePostgres.stop()
  process.exit(code)
}
