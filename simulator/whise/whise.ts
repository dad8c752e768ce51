import type { Simulation } from '../simulation'

/** The world behind this platform, and what is its own. */
export type Whise = {
  simulation: Simulation
  hasQuirks: boolean
  /** Tokens that are still good, by their text. */
  tokens: Map<string, Token>
  tokenMinutes: number
}

export type Token = { of: 'user' | 'client'; endsAt: number }

export type Answer = { status: number; body: Record<string, unknown> }

export function answered(body: Record<string, unknown>): Answer {
  return { status: 200, body: { ...body, isValidRequest: true } }
}

/** An invalid request is answered with 200 all the same. */
export function invalid(message: string, code = 'ValidationError'): Answer {
  return { status: 200, body: { isValidRequest: false, validationErrors: [{ message, code }] } }
}

/** HTTP errors have a body of their own. */
export function failed(status: number, message: string): Answer {
  return { status, body: { Message: message } }
}

/** The collection itself is not there when it is empty. */
export function listed(name: string, rows: readonly unknown[], totalCount?: number): Answer {
  return answered({
    ...(rows.length > 0 && { [name]: rows }),
    ...(totalCount !== undefined && { totalCount }),
  })
}
