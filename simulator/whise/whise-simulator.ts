import type { SimulatorOptions } from '../options'
import { type Simulator, startSimulator } from '../simulator'
import type { Whise } from './whise'
import { createWhiseServer } from './whise-server'

export type WhiseOptions = SimulatorOptions & { tokenMinutes: number }

/** The same world seen through Whise: its own numbers, its own words and its own quirks. */
export async function startWhiseSimulator(given: Partial<WhiseOptions> = {}): Promise<Simulator> {
  const { quirks: hasQuirks = true, tokenMinutes = 60, ...options } = given
  // What is odd about the rows of the other platform is none of this one’s business.
  return startSimulator({ ...options, quirks: false }, (simulation) => {
    const whise: Whise = { simulation, hasQuirks, tokens: new Map(), tokenMinutes }
    return createWhiseServer(whise)
  })
}
