import { stateOf } from './control/state'
import { optionsFromEnvironment, type SimulatorOptions } from './options'
import { type Simulator, startSimulator } from './simulator'
import { startSweepbrightSimulator } from './sweepbright/sweepbright-simulator'
import { startWhiseSimulator } from './whise/whise-simulator'

const hookUrl = process.env.SIMULATOR_HOOK_URL

const starters: Record<string, (options: SimulatorOptions) => Promise<Simulator>> = {
  whise: startWhiseSimulator,
  sweepbright: (options) => startSweepbrightSimulator({ ...options, ...(hookUrl && { hookUrl }) }),
}
const paths: Record<string, string> = { whise: '/', sweepbright: '/api/' }

const platform = process.env.PLATFORM ?? ''
const options = optionsFromEnvironment(process.env)
const { url, picturesUrl, simulation } = await (starters[platform] ?? startSimulator)(options)
const { properties, projects, units, seed } = stateOf(simulation)
const address = `${url}${paths[platform] ?? '/1.12/OmnicasaService.svc'}`
console.log(`Simulator: ${address} (control: ${url}/__sim/state)`)
console.log(`Pictures:  ${picturesUrl}`)
console.log(
  `${properties} properties, ${projects} projects with ${units} units, seed ${seed}, quirks ${options.quirks ? 'on' : 'off'}`,
)
