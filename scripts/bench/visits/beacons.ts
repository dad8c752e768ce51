import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { varnishUrl } from '../stack'

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** What a browser behind the cache sends; the site of a bench is called as its cache is. */
export function beaconHeaders(address: string, userAgent = person): Record<string, string> {
  return {
    Origin: varnishUrl,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
    'User-Agent': userAgent,
    'X-Forwarded-For': address,
  }
}

export interface Sent {
  /** When each view that must count was answered. */
  answeredAt: number[]
  beacons: number
  refused: number
  waitedMs: number[]
  seconds: number
}

export interface Stream {
  targets: string[]
  perSecond: number
  seconds: number
  homes: number
  /** So that visitors of one stream are none of another. */
  series: number
}

interface Beacon {
  home: number
  address: string
  userAgent: string
  counts: boolean
}

const stepMs = 10

/** Beacons at an even pace: of ten, six from new visitors, two repeated, one of a robot and one of an unknown home. */
export async function sendBeacons({ targets, perSecond, seconds, homes, series }: Stream): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const sent: Sent = { answeredAt: [], beacons: 0, refused: 0, waitedMs: [], seconds: 0 }
  const under: Promise<void>[] = []
  const began = performance.now()
  const all = perSecond * seconds
  while (sent.beacons < all) {
    const due = Math.min(all, Math.ceil(((performance.now() - began) / 1000) * perSecond))
    while (sent.beacons < due) {
      const n = sent.beacons++
      under.push(send(agent, targets[n % targets.length] ?? '', beacon(n, { homes, series }), sent))
    }
    await sleep(stepMs)
  }
  await Promise.all(under)
  sent.seconds = (performance.now() - began) / 1000
  agent.destroy()
  return sent
}

/** The repeated ones come from another process than the first, where there are two. */
function beacon(n: number, { homes, series }: Pick<Stream, 'homes' | 'series'>): Beacon {
  const kind = n % 10
  const visitor = kind === 6 || kind === 7 ? n - 3 : n
  return {
    home: kind === 9 ? 2_000_000_000 : 1 + (visitor % homes),
    address: `10.${series}.${visitor >> 8}.${visitor & 255}`,
    userAgent: kind === 8 ? robot : person,
    counts: kind < 6,
  }
}

function send(agent: Agent, target: string, { home, address, userAgent, counts }: Beacon, sent: Sent) {
  const body = `home=${home}&referrer=www.immoweb.be`
  const headers = { ...beaconHeaders(address, userAgent), 'Content-Length': body.length }
  const began = performance.now()
  return new Promise<void>((resolve) => {
    const asked = request(`${target}/seen/`, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () => {
        sent.waitedMs.push(performance.now() - began)
        if (response.statusCode !== 204) sent.refused++
        else if (counts) sent.answeredAt.push(performance.now())
        resolve()
      })
    })
    // The process was killed: nobody was told that it counted.
    asked.on('error', () => resolve())
    asked.end(body)
  })
}
