import { syncListing } from '@/features/sync/sync-listing'
import { shownHomes, startStorm, storm } from '@/testing/platforms/event-storm'

import { estateId } from '../../simulator/sweepbright/ids'
import { rounded, table } from '../console'
import { burst } from './events/burst'
import { steadyEvents } from './events/steady-events'
import { benchDatabase, stopStack } from './stack'
import { demand, isFull, option, percentile } from './statistics'

/**
 * Events of a platform that pushes: out of order, one in twenty twice and one in a hundred forged; then two a second, each
 * until a visitor sees it; then all homes at once. `--full`: 10,000.
 */
const count = option('events', isFull ? 10_000 : 1000)
const agency = await startStorm(option('properties', isFull ? 1500 : 150))
const { simulator, platform } = agency
const main = await benchDatabase('gevel_bench_events')
const { db } = main
const { db: quiet } = await benchDatabase('gevel_bench_events_quiet')

const sums = await storm(agency, db, count)
table([{ ...sums }])
const { world } = simulator.simulation
for (let slot = 0; slot < world.size; slot++)
  await syncListing({ db: quiet, platform }, estateId(world.coreAt(slot).id))
const [shown, expected] = [await shownHomes(db), await shownHomes(quiet)]
table([
  { homes: shown.length, tables: JSON.stringify(shown) === JSON.stringify(expected) ? 'equal' : 'differ' },
])
demand('every forged event is refused, and no other', sums.forged > 0 && sums.refused === sums.forged)
demand('the tables are those of a quiet day', JSON.stringify(shown) === JSON.stringify(expected))

const drained = await burst(agency, db)
table([drained])
demand('the burst keeps to the limit of calls', drained['most at once'] <= drained['calls at once'])

const taken = await steadyEvents(agency, main, option('seconds', isFull ? 60 : 15))
const p95 = percentile(taken, 0.95)
table([
  {
    'two events a second, to the page': taken.length,
    'p50 s': rounded(percentile(taken, 0.5) / 1000),
    'p95 s': rounded(p95 / 1000),
    'slowest s': rounded(Math.max(...taken) / 1000),
  },
])
demand('p95 from an event to the changed page is under 10 s', p95 < 10_000)

await simulator.stop()
await stopStack()
process.exit()
