import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { filterPath } from './addresses'
import { ask } from './ask'

/**
 * A hundred addresses that ask for 200 pages a second together, each page once. Started by crowd.ts in a process of its
 * own: what it waits for must not make the visitor wait. Prints how many answers had which status.
 */
const [site = '', seconds = '10'] = process.argv.slice(2)
const perSecond = 200
const addresses = 100
const run = Math.floor(Math.random() * 4000)
const agents = Array.from({ length: addresses }, () => new Agent({ keepAlive: true, maxSockets: 40 }))
const statuses: Record<number, number> = {}
const underWay = new Set<Promise<void>>()
const began = performance.now()
for (let n = 0; performance.now() - began < Number(seconds) * 1000;) {
  const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
  for (; n <= due; n++) underWay.add(askOne(n))
  await sleep(5)
}
// Who storms waits for nothing: what has not come by now is given up.
agents.forEach((agent) => agent.destroy())
await Promise.race([Promise.all(underWay), sleep(1000)])
process.stdout.write(JSON.stringify(statuses))
process.exit()

async function askOne(n: number): Promise<void> {
  const { status } = await ask(site + filterPath(n, run), {
    from: `127.0.3.${(n % addresses) + 1}`,
    agent: agents[n % addresses],
  })
  statuses[status] = (statuses[status] ?? 0) + 1
}
