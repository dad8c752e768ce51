import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'

import { percentile } from '../bench/statistics'
import { benchPorts, varnishUrl, webUrl } from '../bench/stack'
import { rounded, table } from '../console'
import { startOwnSite } from './web/own-site'
import { pagesOf } from './web/visits'

/** Everything is purged while 500 clients ask for one page: it is made once, and everybody gets it. */
const { values } = parseArgs({ options: { small: { type: 'boolean', default: false } } })
const clients = 500
const rounds = values.small ? 2 : 10
const metrics = ['9790', '9793']
const path = '/nl/te-koop/'

const site = await startOwnSite('gevel_drill_stampede', { homes: 60, metrics })
// Whatever hangs, the machine is free again.
const longest = setTimeout(() => void site.remove().then(() => process.exit(1)), 300_000)
const others = (await pagesOf(varnishUrl, 40)).filter((page) => page !== path)

const results: Record<string, string | number>[] = []
const faults: string[] = []
for (const kind of ['soft', 'hard'] as const)
  for (let round = 1; round <= rounds; round++) {
    for (const page of [path, ...others]) await (await fetch(varnishUrl + page)).arrayBuffer()
    const before = await madePages()
    const cache = { isPurged: false }
    const asking = Array.from({ length: clients }, (_, n) => askOften(n, cache))
    await new Promise((resolve) => setTimeout(resolve, 200))
    const purged = await purgeEverything(kind)
    cache.isPurged = true
    const answers = (await Promise.all(asking)).flat()
    const made = (await madePages()) - before
    const failed = answers.filter(({ status }) => status !== 200).length
    const waits = answers.map(({ ms }) => ms)
    results.push({
      ...{ purge: kind, round, 'pages purged': purged, clients, requests: answers.length, failed },
      ...{ 'made by web': made, 'p50, ms': rounded(percentile(waits, 0.5)) },
      'slowest, ms': rounded(Math.max(...waits), 0),
    })
    if (made !== 1) faults.push(`${kind} purge, round ${round}: the page was made ${made} times`)
    if (failed > 0) faults.push(`${kind} purge, round ${round}: ${failed} requests failed`)
    if (purged <= others.length)
      faults.push(`${kind} purge, round ${round}: only ${purged} pages were purged`)
  }
clearTimeout(longest)
await site.remove()
table(results)
console.log(faults.length === 0 ? 'one page made for everybody' : faults.join('\n'))
process.exit(faults.length === 0 ? 0 : 1)

interface Answer {
  status: number
  ms: number
}

/** One client over one connection: the same page again and again, the last time after the purge. */
async function askOften(n: number, all: { readonly isPurged: boolean }): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.3.${n >> 8}.${n & 255}` })
  const answers: Answer[] = []
  while (!all.isPurged) answers.push(await ask(agent))
  answers.push(await ask(agent))
  agent.destroy()
  return answers
}

function ask(agent: Agent): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, ms: performance.now() - began })
    const sent = request({ host: '127.0.0.1', port: benchPorts.varnish, path, agent }, (response) => {
      response.resume()
      response.once('end', () => done(response.statusCode ?? 0))
      response.once('error', () => done(0))
    })
    sent.once('error', () => done(0))
    sent.end()
  })
}

/** As after a save that every page shows. Answers how many pages the cache held. */
async function purgeEverything(kind: 'soft' | 'hard'): Promise<number> {
  // Varnish keeps the tags to itself, so one of web is asked; not for a list, which are counted.
  const page = await fetch(`${webUrl}/nl/`)
  const [tags = ''] = (page.headers.get('xkey') ?? '').split(' ')
  const answer = await fetch(varnishUrl, {
    method: 'PURGE',
    headers: {
      'X-Purge-Secret': process.env.CACHE_PURGE_SECRET ?? 'only-for-development',
      'X-Purge-Tags': tags,
      ...(kind === 'hard' && { 'X-Purge-Hard': '1' }),
    },
  })
  return Number(/\d+/.exec(answer.statusText)?.[0] ?? 0)
}

/** Lists that both webs have made. */
async function madePages(): Promise<number> {
  const texts = await Promise.all(
    metrics.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  )
  const counts = texts.flatMap((text) => [
    ...text.matchAll(/^gevel_request_seconds_count\{kind="list"\} (\d+)$/gm),
  ])
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}
