import { z } from 'zod'

import { hash, hashText } from '../seed/hash'

const limits = {
  /** Only this operation, without the suffix `Json`; all when absent. */
  operation: z.string().optional(),
  /** Gone after this many requests; stays when absent. */
  times: z.number().int().positive().optional(),
  /** Share of the requests, from 0 to 1, spread evenly and always the same. */
  rate: z.number().min(0).max(1).default(1),
}

export const faultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('latency'), ms: z.number().min(0), ...limits }),
  z.object({ kind: z.literal('http'), status: z.number().int().default(500), ...limits }),
  z.object({
    kind: z.literal('refuse'),
    code: z.number().int().default(600),
    message: z.string().default('Internal error'),
    ...limits,
  }),
  z.object({ kind: z.literal('truncate'), ...limits }),
  z.object({ kind: z.literal('malformed'), ...limits }),
  z.object({ kind: z.literal('disconnect'), ...limits }),
  z.object({ kind: z.literal('halfList'), ...limits }),
  z.object({ kind: z.literal('emptyList'), ...limits }),
  z.object({ kind: z.literal('wrongRowsCount'), rowsCount: z.number().int().optional(), ...limits }),
  /** `rate` is the share of property rows, see `isMalformed`. */
  z.object({ kind: z.literal('malformedRows'), ...limits }),
  z.object({ kind: z.literal('picture404'), ...limits }),
  z.object({ kind: z.literal('ipRefusal'), ...limits }),
])

export type Fault = z.infer<typeof faultSchema>
export type FaultKind = Fault['kind']

type Active = { id: number; fault: Fault; left: number; seen: number }

export type Faults = { active: Active[]; nextId: number }

export function createFaults(): Faults {
  return { active: [], nextId: 1 }
}

export function addFault(faults: Faults, fault: Fault): number {
  const id = faults.nextId++
  faults.active.push({ id, fault, left: fault.times ?? Infinity, seen: 0 })
  return id
}

export function clearFaults(faults: Faults, kind?: FaultKind): void {
  faults.active = kind ? faults.active.filter((active) => active.fault.kind !== kind) : []
}

/** The fault of that kind that strikes this request, using up one of its times. */
export function strike<Kind extends FaultKind>(
  faults: Faults,
  kind: Kind,
  operation: string,
): Extract<Fault, { kind: Kind }> | undefined {
  const active = faults.active.find(
    (candidate) => candidate.fault.kind === kind && concerns(candidate.fault, operation),
  )
  if (!active) return undefined
  active.seen++
  // Rows have their own share: the request itself is always struck.
  const isSpared =
    kind !== 'malformedRows' &&
    hash(active.id, active.seen, hashText(kind)) % 1000 >= active.fault.rate * 1000
  if (isSpared) return undefined
  active.left--
  if (active.left <= 0) faults.active = faults.active.filter((other) => other !== active)
  return active.fault as Extract<Fault, { kind: Kind }>
}

function concerns({ operation }: Fault, asked: string): boolean {
  return operation === undefined || operation.toLowerCase() === asked.toLowerCase()
}
