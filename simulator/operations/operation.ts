import type { Outcome, Shape } from '../protocol/envelope'
import type { Parameters } from '../protocol/parameters'
import type { Simulation } from '../simulation'

export type Handler = (simulation: Simulation, parameters: Parameters) => Outcome

export type Operation = {
  handle: Handler
  /** How this operation answers while quirks are on; always wrapped when they are off. */
  shape: Shape
}
