/** Three ways in which the platform's operations answer. */
export type Shape = 'wrapped' | 'bare' | 'array'

export const codes = { ok: 0, generic: 600, missingParameter: 602, notFound: 603 } as const

export type Outcome =
  { isSuccess: true; value: unknown } | { isSuccess: false; code: number; message: string }

export function success(value: unknown): Outcome {
  return { isSuccess: true, value }
}

export function failure(message: string, code: number = codes.generic): Outcome {
  return { isSuccess: false, code, message }
}

export function envelope(operation: string, outcome: Outcome, shape: Shape): unknown {
  const bare = outcome.isSuccess
    ? { Code: 0, Message: '', Success: true, Value: outcome.value }
    : { Code: outcome.code, Message: outcome.message, Success: false, Value: null }
  if (!outcome.isSuccess || shape === 'wrapped') return { [`${operation}JsonResult`]: bare }
  return shape === 'array' ? arrayOf(outcome.value) : bare
}

function arrayOf(value: unknown): unknown {
  if (Array.isArray(value)) return value
  const items = (value as { Items?: unknown } | null)?.Items
  return Array.isArray(items) ? items : [value]
}
