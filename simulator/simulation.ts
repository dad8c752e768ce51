import { createFaults, type Faults } from './control/faults'
import type { SimulatorOptions } from './options'
import type { SignedLinks } from './pictures/signed-links'
import type { Shape } from './protocol/envelope'
import { createCrm, type Crm } from './world/crm'
import { createVisitCounter, type VisitCounter } from './world/visits'
import { World } from './world/world'

/** Everything that a reset forgets. */
export class Simulation {
  world!: World
  crm!: Crm
  visits!: VisitCounter
  faults: Faults = createFaults()
  /** Answer shapes set through the control plane, by operation. */
  shapes = new Map<string, Shape>()
  served = new Map<string, number>()
  /** `null` for a platform whose links to files last. */
  links: SignedLinks | null = null
  private properties: number
  private projects: number
  private seed: number

  constructor(
    readonly options: SimulatorOptions,
    readonly picturesUrl: string,
  ) {
    this.properties = options.properties
    this.projects = options.projects
    this.seed = options.seed
    this.reset()
  }

  get clock(): () => Date {
    return this.options.clock
  }

  reset(): void {
    const { now, quirks, reach } = this.options
    const { properties, projects, seed, picturesUrl } = this
    this.world = new World({ properties, projects, seed, now, picturesUrl, quirks, reach })
    this.crm = createCrm()
    this.visits = createVisitCounter()
    this.faults = createFaults()
    this.shapes = new Map()
    this.served = new Map()
  }

  configure(given: { properties?: number; projects?: number; seed?: number }): void {
    this.properties = given.properties ?? this.properties
    this.projects = given.projects ?? this.projects
    this.seed = given.seed ?? this.seed
    this.reset()
  }

  countRequest(operation: string): void {
    this.served.set(operation, (this.served.get(operation) ?? 0) + 1)
  }
}
