import type { SimulatorOptions } from '../options'
import { type Simulator, startSimulator } from '../simulator'
import type { Sweepbright } from './sweepbright'
import { createSweepbrightServer } from './sweepbright-server'

type SweepbrightOptions = SimulatorOptions & { tokenMinutes: number; hookUrl: string }

/** The same world seen through SweepBright: it tells of changes, and answers for one estate at a time. */
export async function startSweepbrightSimulator(
  given: Partial<SweepbrightOptions> = {},
): Promise<Simulator & { sweepbright: Sweepbright }> {
  const { quirks: hasQuirks = true, tokenMinutes = 60, hookUrl, ...options } = given
  const holder: { sweepbright?: Sweepbright } = {}
  // What is odd about the rows of the other platform is none of this one’s business.
  const simulator = await startSimulator({ ...options, quirks: false }, (simulation) => {
    const links = { secondsGood: 3600, notBefore: 0 }
    simulation.links = links
    const own = { links, tokens: new Map(), events: [], publishedUrls: new Map() }
    holder.sweepbright = { simulation, hasQuirks, tokenMinutes, hookUrl, ...own }
    return createSweepbrightServer(holder.sweepbright)
  })
  return { ...simulator, sweepbright: holder.sweepbright! }
}
