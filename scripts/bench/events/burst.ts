import type { Database } from '@/database/connection'
import { receivePush } from '@/features/sync/pushed/receive-push'
import { syncPushed } from '@/features/sync/pushed/work-on-pushes'
import { sweepbright } from '@/platforms/sweepbright/sweepbright'
import type { startStorm } from '@/testing/platforms/event-storm'

import { addFault, clearFaults } from '../../../simulator/control/faults'
import { republish } from '../../../simulator/sweepbright/events'
import { rounded } from '../../console'

/** What a call to a platform far away takes. */
const latencyMs = 100
const callsAtOnce = 2

/** Everything is published anew at one moment; how long until all is asked for, beside the least that the limit allows. */
export async function burst({ simulator }: Awaited<ReturnType<typeof startStorm>>, db: Database) {
  const account = { clientId: 'gevel-demo', clientSecret: 'gevel-demo', concurrency: callsAtOnce }
  const platform = sweepbright({ url: `${simulator.url}/api/`, ...account })
  const { events } = simulator.sweepbright
  events.length = 0
  republish(simulator.sweepbright)
  const sent = events.splice(0)
  for (const { body, signature } of sent)
    await receivePush(db, platform, { body, headers: new Headers({ 'x-hook-signature': signature }) })
  addFault(simulator.simulation.faults, { kind: 'latency', ms: latencyMs, operation: 'estates', rate: 1 })
  const calls = watchCalls(simulator.url)
  const began = performance.now()
  await syncPushed({ db, platform }, { synced: () => undefined, failed: (error) => console.error(error) })
  const seconds = (performance.now() - began) / 1000
  const { made, most } = calls.stop()
  clearFaults(simulator.simulation.faults)
  return {
    'events at once': sent.length,
    calls: made,
    'calls at once': callsAtOnce,
    'most at once': most,
    seconds: rounded(seconds),
    'least possible': rounded((made * latencyMs) / callsAtOnce / 1000),
  }
}

/** Counts the calls to the platform, which is asked from this process. */
function watchCalls(url: string) {
  const original = globalThis.fetch
  let [made, underWay, most] = [0, 0, 0]
  globalThis.fetch = async (input, init) => {
    if (!String(input instanceof Request ? input.url : input).startsWith(url)) return original(input, init)
    made++
    most = Math.max(most, ++underWay)
    try {
      return await original(input, init)
    } finally {
      underWay--
    }
  }
  return {
    stop() {
      globalThis.fetch = original
      return { made, most }
    },
  }
}
