import { z } from 'zod'

import { type Shape } from '../protocol/envelope'
import type { Simulation } from '../simulation'
import { statuses } from '../world/property-core'
import { applyChange, deleteProperty, restoreProperty } from './apply-change'
import { changeMany } from './change-many'
import { addFault, clearFaults, faultSchema } from './faults'
import { stateOf } from './state'

export type ControlAnswer = { status: number; body: unknown }

const idSchema = z.object({ id: z.number().int() })
const shapeSchema = z.object({
  operation: z.string(),
  shape: z.enum(['wrapped', 'bare', 'array']) satisfies z.ZodType<Shape>,
})

const reads: Record<string, (simulation: Simulation) => unknown> = {
  state: stateOf,
  leads: ({ crm }) => crm.leads,
  demands: ({ crm }) => crm.demands,
  persons: ({ crm }) => [...crm.persons.values()],
  histories: ({ crm }) => crm.histories,
  tasks: ({ crm }) => crm.tasks,
  faults: ({ faults }) => faults.active,
}

const writes: Record<string, (simulation: Simulation, body: unknown) => unknown> = {
  reset: (simulation) => {
    simulation.reset()
    return stateOf(simulation)
  },
  configure: (simulation, body) => {
    const count = z.number().int().min(0).max(1_000_000).optional()
    simulation.configure(
      z
        .object({
          properties: count,
          projects: z.number().int().min(0).max(1000).optional(),
          seed: z.number().int().optional(),
        })
        .parse(body),
    )
    return stateOf(simulation)
  },
  change: (simulation, body) => {
    const { id, patch } = idSchema.extend({ patch: z.record(z.string(), z.unknown()) }).parse(body)
    return found(applyChange(simulation, id, patch))
  },
  sell: (simulation, body) =>
    found(applyChange(simulation, idSchema.parse(body).id, { Status: statuses.sold })),
  let: (simulation, body) =>
    found(applyChange(simulation, idSchema.parse(body).id, { Status: statuses.rented })),
  reprice: (simulation, body) => {
    const { id, price } = idSchema.extend({ price: z.number() }).parse(body)
    return found(applyChange(simulation, id, { Price: price }))
  },
  restore: (simulation, body) => {
    restoreProperty(simulation, idSchema.parse(body).id)
    return { ok: true }
  },
  delete: (simulation, body) => found(deleteProperty(simulation, idSchema.parse(body).id)),
  changeMany: (simulation, body) => {
    const { count, seed } = z
      .object({ count: z.number().int().min(1), seed: z.number().int().default(1) })
      .parse(body)
    return { ids: changeMany(simulation, count, seed) }
  },
  shape: (simulation, body) => {
    const { operation, shape } = shapeSchema.parse(body)
    simulation.shapes.set(operation.toLowerCase(), shape)
    return { ok: true }
  },
  faults: (simulation, body) => ({ id: addFault(simulation.faults, faultSchema.parse(body)) }),
  'faults/clear': (simulation, body) => {
    clearFaults(
      simulation.faults,
      z
        .object({ kind: z.enum(faultSchema.options.map((option) => option.shape.kind.value)).optional() })
        .parse(body ?? {}).kind,
    )
    return { ok: true }
  },
}

/** Answers `/__sim/{name}`: GET reads, POST changes. */
export function control(simulation: Simulation, method: string, name: string, body: unknown): ControlAnswer {
  const action = method === 'POST' ? writes[name] : reads[name]
  if (!action) return { status: 404, body: { error: `unknown control ${method} ${name}` } }
  try {
    const answer = action(simulation, body)
    return answer === null
      ? { status: 404, body: { error: 'no such property' } }
      : { status: 200, body: answer }
  } catch (error) {
    if (error instanceof z.ZodError) return { status: 400, body: { error: z.prettifyError(error) } }
    throw error
  }
}

function found(isFound: boolean): { ok: true } | null {
  return isFound ? { ok: true } : null
}
