import { rows } from '@/database/query'
import { int, text } from '@/database/row'
import { loginOf } from '@/testing/login-of'

import { sql } from 'drizzle-orm'

import { rounded, table } from '../console'
import { whiseDetails } from '../demo/whise-details'
import {
  benchDatabase,
  migrateSite,
  peakMemory,
  simulatorUrl,
  startNode,
  startSimulatorProcess,
  stopStack,
} from './stack'
import { demand, isFull, option } from './statistics'

/** The same homes through each platform that has a list, one after the other: how long, and how much memory. `--full`: 100,000 homes. */
const properties = option('properties', isFull ? 100_000 : 1500)
const platforms: Record<string, Record<string, string>> = {
  omnicasa: { OMNICASA_URL: `${simulatorUrl}/1.12/OmnicasaService.svc` },
  whise: { WHISE_URL: `${simulatorUrl}/`, WHISE_DETAILS: whiseDetails },
}

for (const [platform, settings] of Object.entries(platforms)) {
  console.log(`… ${properties} homes through ${platform}`)
  const simulator = await startSimulatorProcess(properties, { PLATFORM: platform })
  const { db, url } = await benchDatabase(`gevel_bench_${platform}`)
  // The worker has rights in a whole database only.
  await migrateSite(url)
  const variables = { PLATFORM: platform, ...settings, DATABASE_URL: loginOf('gevel_worker', url) }
  const first = await sync(variables)
  const [found] = await rows(
    db,
    { state: text, seen: int, changed: int, refused: int },
    sql`select state, seen, changed, refused from sync.run order by id desc limit 1`,
  )
  const again = await sync(variables)
  const [second] = await rows(
    db,
    { state: text, changed: int },
    sql`select state, changed from sync.run order by id desc limit 1`,
  )
  table([
    { platform, ...found, minutes: first.minutes, 'peak MB': first.peak },
    { platform, run: 'again', ...second, minutes: again.minutes, 'peak MB': again.peak },
  ])
  demand(`${platform}: the first run ends well`, found?.state === 'done' && found.changed === found.seen)
  demand(`${platform}: a second run changes nothing`, second?.state === 'done' && second.changed === 0)
  demand(`${platform}: under 15 minutes`, first.minutes < 15)
  demand(`${platform}: under 1 GB`, Math.max(first.peak, again.peak) < 1024)
  await db.$client.end()
  await new Promise((resolve) => simulator.once('exit', resolve).kill())
}
await stopStack()
process.exit()

async function sync(variables: Record<string, string>): Promise<{ minutes: number; peak: number }> {
  const began = performance.now()
  const child = startNode('sync', ['scripts/sync.ts', 'full'], variables)
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, peakMemory(child.pid))), 200)
  await new Promise((resolve) => child.on('exit', resolve))
  clearInterval(watch)
  return { minutes: rounded((performance.now() - began) / 60_000), peak }
}
