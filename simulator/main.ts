import { stateOf } from './control/state'
import { optionsFromEnvironment } from './options'
import { startSimulator } from './simulator'

const { url, picturesUrl, simulation } = await startSimulator(optionsFromEnvironment(process.env))
const { properties, projects, units, seed, quirks } = stateOf(simulation)
console.log(`Simulator: ${url}/1.12/OmnicasaService.svc (control: ${url}/__sim/state)`)
console.log(`Pictures:  ${picturesUrl}`)
console.log(
  `${properties} properties, ${projects} projects with ${units} units, seed ${seed}, quirks ${quirks ? 'on' : 'off'}`,
)
