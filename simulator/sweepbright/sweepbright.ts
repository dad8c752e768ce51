import type { SignedLinks } from '../pictures/signed-links'
import type { Simulation } from '../simulation'

/** The world behind this platform, and what is its own. */
export type Sweepbright = {
  simulation: Simulation
  hasQuirks: boolean
  /** When each token that was given ends. */
  tokens: Map<string, number>
  tokenMinutes: number
  /** Of pictures and documents. */
  links: SignedLinks
  /** Where events are sent; without one they only wait to be read. */
  hookUrl: string | undefined
  /** Signed, in the order in which they happened. */
  events: SignedEvent[]
  /** The addresses on their website that estates were given, by uuid. */
  publishedUrls: Map<string, string>
}

export type SignedEvent = { body: string; signature: string }

export type Answer = { status: number; body: unknown }

export function answered(body: unknown = {}, status = 200): Answer {
  return { status, body }
}

export function notFound(): Answer {
  return { status: 404, body: { message: 'Not found' } }
}

export function invalid(errors: Record<string, string[]>): Answer {
  return { status: 422, body: { message: 'The given data was invalid.', errors } }
}
