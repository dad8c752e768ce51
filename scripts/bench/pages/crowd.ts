import { execFile } from 'node:child_process'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { listPath } from '@/i18n/paths/listing-paths'

import { nodeOptions } from '../../demo/processes'
import { percentile } from '../statistics'
import { filterPath, homePath } from './addresses'
import { ask, type Asked } from './ask'

export interface BesideCrowd {
  /** The same pages a moment before, with nobody else there. */
  quietP95Ms: number
  /** One uncached page a moment before, with nobody else there. */
  uncachedMs: number
  cachedP95Ms: number
  cachedAsked: number
  cachedFailed: number
  healthAsked: number
  healthFailed: number
  healthMostMs: number
  /** From the end of the storm until an uncached page comes as it does on other days. */
  recoveryMs: number
  statuses: Record<string, number>
}

const visitorAddress = '127.0.0.2'
const program = 'scripts/bench/pages/crowd-storm.ts'
const longestRecoveryMs = 30_000

/** More than the site can make, from so many addresses that none is limited, beside a visitor of cached pages. */
export async function crowdBesideVisitor(site: string, web: string, seconds: number): Promise<BesideCrowd> {
  const paths = ['/nl/', listPath('nl', 'sale'), await homePath(100_069)]
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const askCached = async (until: () => boolean) => {
    const asked: Asked[] = []
    for (let n = 0; !until(); n++) {
      asked.push(await ask(site + paths[n % paths.length], { from: visitorAddress, agent }))
      await sleep(50)
    }
    return asked
  }
  for (const path of paths) await ask(site + path, { from: visitorAddress, agent })
  const quietUntil = performance.now() + 2000
  const quiet = await askCached(() => performance.now() > quietUntil)
  const run = Math.floor(Math.random() * 1000)
  const uncached: Asked[] = []
  for (let n = 0; n < 20; n++) uncached.push(await ask(web + filterPath(n, run)))
  // The first pages of a process are the compiler's.
  const uncachedMs = Math.round(percentile(times(uncached.slice(10)), 0.5))

  let isOver = false
  const storm = promisify(execFile)(process.execPath, [
    ...nodeOptions(program),
    program,
    site,
    String(seconds),
  ]).finally(() => (isOver = true))
  const [{ stdout }, cached, health] = await Promise.all([
    storm,
    askCached(() => isOver),
    askHealth(web, () => isOver),
  ])
  const recoveryMs = await recovery(site, run, Math.max(1000, 5 * uncachedMs))
  agent.destroy()
  const isFailed = ({ status }: Asked) => status !== 200
  return {
    quietP95Ms: Math.round(percentile(times(quiet), 0.95)),
    uncachedMs,
    cachedP95Ms: Math.round(percentile(times(cached), 0.95)),
    cachedAsked: cached.length,
    cachedFailed: cached.filter(isFailed).length,
    healthAsked: health.length,
    healthFailed: health.filter(isFailed).length,
    healthMostMs: Math.round(Math.max(...times(health))),
    recoveryMs,
    statuses: JSON.parse(stdout) as Record<string, number>,
  }
}

const times = (asked: Asked[]) => asked.map(({ ms }) => ms)

/** As whoever watches the process asks it. */
async function askHealth(web: string, until: () => boolean): Promise<Asked[]> {
  const asked: Asked[] = []
  while (!until()) {
    asked.push(await ask(`${web}/healthz`, { timeoutMs: 5000 }))
    await sleep(250)
  }
  return asked
}

async function recovery(site: string, run: number, mostMs: number): Promise<number> {
  const began = performance.now()
  for (let n = 1000; performance.now() - began < longestRecoveryMs; n++) {
    // Each time somebody else: one who asks so often would be limited.
    const { status, ms } = await ask(site + filterPath(n, run + 6000), { from: `127.0.4.${(n % 250) + 1}` })
    if (status === 200 && ms < mostMs) break
    await sleep(100)
  }
  return Math.round(performance.now() - began)
}
