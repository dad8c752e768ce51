import { strike } from '../control/faults'
import { findOperation } from '../operations/operation-table'
import type { Simulation } from '../simulation'
import { type Outcome, envelope, failure } from './envelope'
import { stringify } from './json-text'
import { parseLenientJson } from './lenient-json'
import { spoilList } from './list-faults'
import { Parameters } from './parameters'

/** The body of one API answer: always a success or a failure in an envelope, never an HTTP error. */
export function answer(simulation: Simulation, name: string, json: string | undefined): string {
  const operation = findOperation(name)
  const shape =
    simulation.shapes.get(name.toLowerCase()) ??
    (simulation.options.quirks ? operation?.shape : undefined) ??
    'wrapped'
  const outcome = outcomeOf(simulation, operation?.name ?? name, operation?.handle, json)
  return stringify(envelope(operation?.name ?? name, outcome, shape))
}

type Handle = NonNullable<ReturnType<typeof findOperation>>['handle']

function outcomeOf(
  simulation: Simulation,
  name: string,
  handle: Handle | undefined,
  json: string | undefined,
): Outcome {
  const refusal = strike(simulation.faults, 'refuse', name)
  if (refusal) return failure(refusal.message, refusal.code)
  if (!handle) return failure(`Unknown operation ${name}`)
  const members = json === undefined ? undefined : parseLenientJson(json)
  if (typeof members !== 'object' || members === null || Array.isArray(members))
    return failure('The request could not be read')
  const parameters = new Parameters(members as Record<string, unknown>)
  if (!isCustomer(simulation, parameters)) return failure('Customer not valid')
  return spoilList(simulation.faults, name, handle(simulation, parameters))
}

function isCustomer({ options }: Simulation, parameters: Parameters): boolean {
  return (
    parameters.text('CustomerName') === options.customerName &&
    parameters.text('CustomerPassword') === options.customerPassword
  )
}
