import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { benchPorts, varnishUrl } from '../bench/stack'
import { progress, rounded, table } from '../console'
import { adminRoutes } from './attack/admin-routes'
import { askRaw, type RawAnswer } from './attack/ask-raw'
import { type Exploit, exploitMark, exploits } from './attack/exploits'
import { fuzzed } from './attack/fuzz'
import { furnish, loggedErrors } from './attack/ground'
import { faultsOf } from './attack/judge'
import { tryLimits } from './attack/limits'
import { poison, purgeHard } from './attack/poisoning'
import { siteRoutes } from './attack/routes'
import { smuggling } from './attack/smuggling'
import { startOwnSite } from './web/own-site'
import { pagesOf } from './web/visits'

/**
 * Asks every route of the site and of the admin for what nobody should ask, tries known weaknesses by their names, and
 * looks whether other visitors notice: no error, nothing of the inside, nobody's data, no page made for somebody else.
 */
const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    requests: { type: 'string' },
    /** The same seed sends the same requests. */
    seed: { type: 'string', default: '7' },
  },
})
const requests = Number(values.requests ?? (values.small ? 1500 : 20_000))
const seed = Number(values.seed)
const insidePort = Number(benchPorts.bareVarnish)
const atOnce = 6

const startedAt = performance.now()
const say = (words: string) =>
  console.log(`${String(Math.round((performance.now() - startedAt) / 1000)).padStart(4)} s  ${words}`)
// Whatever hangs, the machine is free again.
const longest = setTimeout(() => void leave(1), (values.small ? 600 : 2400) * 1000)
process.once('uncaughtException', (error) => {
  console.error(error)
  void leave(1)
})
const mediaFolder = mkdtempSync(path.join(tmpdir(), 'gevel-attack-'))

const site = await startOwnSite('gevel_drill_attack', {
  ...{ homes: 60, limits: 'on', insidePort: String(insidePort), variables: { MEDIA_FOLDER: mediaFolder } },
})
const secrets = await furnish(site.db, site.url, mediaFolder)
const routes = { site: siteRoutes(), admin: await adminRoutes() }
say(
  `${routes.site.length} routes of the site, ${routes.admin.length} of the admin, ${secrets.words.length} secrets`,
)

const faults: string[] = []
const parts = new Map<string, RawAnswer[]>()
const note = (part: string, answers: RawAnswer[]) => {
  const noted = parts.get(part) ?? []
  noted.push(...answers)
  parts.set(part, noted)
}

const all = await pagesOf(varnishUrl, 200)
const pages = all.filter((_, n) => n % (values.small ? 14 : 5) === 0)
const extra = [
  '/',
  '/nl',
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/nl/te-koop/?page=2',
  '/nl/rss.xml',
  '/nl/nobody/',
]
const lookedAt = [...pages, ...extra]
const purge = async () => {
  if ((await purgeHard(insidePort)) === 0) faults.push('nothing was purged: poisoning would not show')
}
const poisoned = await poison(lookedAt, purge)
faults.push(...poisoned.faults)
say(`${poisoned.ways} ways to poison ${poisoned.pages} pages`)

for (const exploit of [...exploits, ...smuggling]) await tryOne(exploit)
say(`${exploits.length + smuggling.length} known weaknesses`)

const before = await seenByVisitors()
let next = 0
let done = 0
await Promise.all(Array.from({ length: atOnce }, fuzz))
const after = await seenByVisitors()
before.forEach((seen, n) => {
  const page = lookedAt[n] ?? ''
  if (seen !== after[n] && !poisoned.changing.includes(page))
    faults.push(`${page} is another page afterwards`)
})
say('fuzzed; the limits')
const held = await tryLimits()
note('limits', held.answers)
faults.push(...held.faults)
faults.push(...loggedErrors().slice(0, 20))
for (const { name, process } of site.copies)
  if (process.exitCode !== null || process.signalCode !== null) faults.push(`${name} has ended`)

const by = (answers: RawAnswer[], from: number, to: number) =>
  answers.filter(({ status }) => status >= from && status < to).length
table([
  ...[...parts].map(([part, answers]) => ({
    part,
    requests: answers.length,
    '2xx': by(answers, 200, 300),
    '3xx': by(answers, 300, 400),
    '4xx': by(answers, 400, 500),
    'of them 429': by(answers, 429, 430),
    '5xx': by(answers, 500, 600),
    closed: by(answers, 0, 1),
    'slowest, ms': rounded(
      answers.reduce((most, { ms }) => Math.max(most, ms), 0),
      0,
    ),
  })),
  {
    part: `${poisoned.ways} ways to poison ${poisoned.pages} pages`,
    requests: poisoned.requests,
  },
])
console.log(
  `let through of one address: ${Object.entries(held.passed)
    .map((one) => one.join(' '))
    .join(', ')}`,
)
console.log(`pages that change by themselves: ${poisoned.changing.join(', ') || 'none'}`)
const different = [...new Set(faults)]
console.log(different.slice(0, 60).join('\n'))
say(different.length === 0 ? 'nothing got through' : `${different.length} faults`)
await leave(different.length === 0 ? 0 : 1)

async function tryOne({ name, port, bytes, expected, isWrong, mayBeClosed = false }: Exploit): Promise<void> {
  const answer = await askRaw({ port, bytes, from: '127.8.0.1' })
  note(name.startsWith('smuggling') ? 'smuggling' : 'known weaknesses', [answer])
  const wrong = faultsOf(answer, { secrets, mark: exploitMark, mayBeClosed })
  if (expected && !expected.includes(answer.status)) wrong.push(`answered with ${answer.status}`)
  if (isWrong?.(answer)) wrong.push(`let through with ${answer.status}`)
  faults.push(...wrong.map((fault) => `${name}: ${fault}`))
}

async function fuzz(): Promise<void> {
  while (next < requests) {
    const n = next++
    const { part, mark, name, mayBeClosed, ...ask } = fuzzed(n, { seed, ...routes, insidePort })
    const answer = await askRaw(ask)
    note(part, [{ ...answer, body: '' }])
    const isClosable = mayBeClosed || ask.isIncomplete === true
    for (const fault of faultsOf(answer, { secrets, mark, mayBeClosed: isClosable }))
      faults.push(`request ${n}, ${part}, ${name.slice(0, 160)}: ${fault}`)
    progress('requests', ++done, requests)
  }
}

/** By somebody who has nothing to do with it. */
async function seenByVisitors(): Promise<string[]> {
  await purge()
  const seen: string[] = []
  for (const page of lookedAt) {
    const answer = await fetch(varnishUrl + page, { redirect: 'manual' })
    seen.push(`${answer.status}\n${answer.headers.get('location')}\n${await answer.text()}`)
  }
  return seen
}

async function leave(code: number): Promise<never> {
  clearTimeout(longest)
  // The site may not be there yet.
  await Promise.allSettled([(async () => site.remove())()])
  rmSync(mediaFolder, { recursive: true, force: true })
  process.exit(code)
}
