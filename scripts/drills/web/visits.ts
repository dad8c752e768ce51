import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { seenToken } from '@/features/leads/guard/form-guard-seen'

import { benchPorts, varnishUrl } from '../../bench/stack'
import { drillSecret } from '../site/drill-site'

export interface Traffic {
  seconds: number
  getsPerSecond: number
  postsPerSecond: number
  pages: string[]
  /** Tells the forms of one run from those of another. */
  run: string
}

export interface Visited {
  gets: number
  /** Addresses that nobody asked for before, so that one of web has to make the page. */
  misses: number
  /** By what went wrong. */
  failedGets: string[]
  hitMs: number[]
  /** Keys of the forms that were answered with thanks. */
  acknowledged: Set<string>
  /** Forms that got an error or no answer, and were sent once more with the same key. */
  repeatedPosts: number
  /** Forms that were not thanked for, nor when they were sent again. */
  failedPosts: string[]
}

const clients = 10
/** Everyone keeps a few connections, as browsers do. */
const agents = Array.from(
  { length: clients },
  (_, n) => new Agent({ keepAlive: true, maxSockets: 40, localAddress: `127.0.1.${n + 1}` }),
)

let missed = 0
let senders = 0

/** Visitors at an even pace, from ten addresses; whoever gets no answer to a form presses once more. */
export async function visit(traffic: Traffic): Promise<Visited> {
  const sum: Visited = {
    ...{ gets: 0, misses: 0, failedGets: [], hitMs: [] },
    ...{ acknowledged: new Set<string>(), repeatedPosts: 0, failedPosts: [] },
  }
  const under: Promise<void>[] = []
  const startedAt = performance.now()
  const gets = traffic.seconds * traffic.getsPerSecond
  const every = Math.round(traffic.getsPerSecond / traffic.postsPerSecond)
  for (let n = 0; n < gets; n++) {
    await sleep(Math.max(0, (n * 1000) / traffic.getsPerSecond - (performance.now() - startedAt)))
    under.push(get(n, traffic, sum))
    if (n % every === 0) under.push(post(n / every, traffic, sum))
  }
  await Promise.all(under)
  return sum
}

async function get(n: number, { pages }: Traffic, sum: Visited): Promise<void> {
  const isMiss = n % 10 === 0
  const path = isMiss ? `/nl/te-koop/?price-max=${100_000 + missed++}` : (pages[n % pages.length] ?? '/nl/')
  sum.gets++
  if (isMiss) sum.misses++
  const began = performance.now()
  const { status, isHit } = await ask(path, { agent: agents[n % clients] })
  if (status !== 200) sum.failedGets.push(`${path}: ${status}`)
  else if (isHit) sum.hitMs.push(performance.now() - began)
}

/** From an address of its own: the site limits what one sends. */
async function post(n: number, { run }: Traffic, sum: Visited): Promise<void> {
  const key = `drill-web-${run}-${n}`
  const sender = senders++
  const body = new URLSearchParams({
    ...{ title: 'ms', firstName: 'An', lastName: 'Peeters', email: `visitor-${run}-${n}@drill.example` },
    ...{ phone: '0470 12 34 56', message: 'Wanneer is het kantoor open?', key },
    seen: seenToken('seen', new Date(Date.now() - 60_000 - n), drillSecret),
  }).toString()
  const send = () =>
    ask('/nl/forms/contact/', { body, localAddress: `127.2.${(sender >> 8) & 255}.${sender & 255}` })
  let { status } = await send()
  if (status !== 303) {
    sum.repeatedPosts++
    await sleep(1000)
    ;({ status } = await send())
  }
  if (status === 303) sum.acknowledged.add(key)
  else sum.failedPosts.push(`${key}: ${status}`)
}

interface Asking {
  agent?: Agent
  localAddress?: string
  body?: string
}

interface Answered {
  /** What went wrong, where nothing was answered. */
  status: number | string
  isHit: boolean
}

function ask(path: string, { agent, localAddress, body }: Asking): Promise<Answered> {
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: error.message, isHit: false })
    const sent = request(
      {
        ...{ host: '127.0.0.1', port: benchPorts.varnish, path, agent, localAddress, timeout: 30_000 },
        ...(body !== undefined && {
          method: 'POST',
          headers: {
            'Content-Type': 'application/x-www-form-urlencoded',
            'Content-Length': Buffer.byteLength(body),
            Origin: varnishUrl,
          },
        }),
      },
      (response) => {
        response.resume()
        // Cut off half-way it is no answer.
        response.once('error', fail)
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, isHit: response.headers['x-cache'] === 'hit' }),
        )
      },
    )
    sent.once('timeout', () => sent.destroy(new Error('no answer in 30 s')))
    sent.once('error', fail)
    sent.end(body)
  })
}

/** As the sitemaps name them, in every language. */
export async function pagesOf(site: string, most: number): Promise<string[]> {
  const read = async (path: string) => {
    const text = await (await fetch(site + path)).text()
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => new URL(found).pathname)
  }
  const files = await read('/sitemap.xml')
  const all = await Promise.all(files.map(read))
  const pages = all.flat().slice(0, most)
  if (pages.length < most) throw new Error(`The sitemaps name only ${pages.length} pages`)
  return pages
}
