import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { receivePush } from '@/features/sync/pushed/receive-push'
import { syncListing } from '@/features/sync/sync-listing'
import { workOnPushes } from '@/features/sync/pushed/work-on-pushes'
import { shownHomes, startStorm, storm } from '@/testing/platforms/event-storm'

import { applyChange } from '../../simulator/control/apply-change'
import { happen, isAvailable, publishedIds } from '../../simulator/sweepbright/events'
import { estateId } from '../../simulator/sweepbright/ids'
import { table } from '../console'
import { benchDatabase, stopStack } from './stack'
import { demand, isFull, option } from './statistics'

/** Events of a platform that pushes: out of order, one in twenty twice, one in a hundred forged. `--full`: 10,000. */
const count = option('events', isFull ? 10_000 : 1000)
const agency = await startStorm(option('properties', isFull ? 1500 : 150))
const { simulator, platform } = agency
const { db } = await benchDatabase('gevel_bench_events')
const { db: quiet } = await benchDatabase('gevel_bench_events_quiet')

const sums = await storm(agency, db, count)
const { world } = simulator.simulation
for (let slot = 0; slot < world.size; slot++)
  await syncListing({ db: quiet, platform }, estateId(world.coreAt(slot).id))
const [shown, expected] = [await shownHomes(db), await shownHomes(quiet)]
const latencies = await quietLatencies(20)
await simulator.stop()
await stopStack()

table([{ ...sums, homes: shown.length }])
const [slowest = 0] = latencies.toSorted((a, b) => b - a)
table([{ 'one event to the stored home, ms': Math.round(slowest), of: latencies.length }])
demand('every forged event is refused, and no other', sums.forged > 0 && sums.refused === sums.forged)
demand('the tables are those of a quiet day', JSON.stringify(shown) === JSON.stringify(expected))
demand('a home differs within 10 s of its event', slowest < 10_000)

/** From the message to the price that a page reads, with a worker that waits for messages. */
async function quietLatencies(times: number): Promise<number[]> {
  const failed = (error: unknown) => console.error(error)
  const stop = await workOnPushes({ db, platform }, { synced: () => undefined, failed })
  const homes = publishedIds(simulator.sweepbright).filter((id) => isAvailable(simulator.sweepbright, id))
  const taken: number[] = []
  for (let n = 0; n < times; n++) {
    const id = homes[n % homes.length] ?? 0
    const euro = 700_000 + n
    simulator.sweepbright.events.length = 0
    applyChange(simulator.simulation, id, { Price: euro, PublishPrice: true })
    happen(simulator.sweepbright, 'estate-updated', id)
    const [event] = simulator.sweepbright.events
    const startedAt = performance.now()
    const headers = new Headers({ 'x-hook-signature': event?.signature ?? '' })
    await receivePush(db, platform, { body: event?.body ?? '', headers })
    while (!(await isStored(euro)) && performance.now() - startedAt < 20_000) await sleep(20)
    taken.push(performance.now() - startedAt)
  }
  await stop()
  return taken
}

async function isStored(euro: number): Promise<boolean> {
  const found = await db.execute(
    sql`select from listing.listing where given_price_cents = ${euro * 100} limit 1`,
  )
  return found.rows.length > 0
}
