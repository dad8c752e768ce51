import type { LeadOutcome } from './platform'
import { PlatformError } from './platform-error'

export async function outcomeOf(sent: Promise<unknown>): Promise<LeadOutcome> {
  try {
    const accepted = await sent
    return accepted === false
      ? { state: 'refused', reason: 'the platform answered no' }
      : { state: 'accepted' }
  } catch (error) {
    const { mayHaveArrived, isRefusal, message } = failureOf(error)
    return { state: mayHaveArrived ? 'unknown' : isRefusal ? 'refused' : 'unreachable', reason: message }
  }
}

/** What is no failure of the platform is one of ours. */
export function failureOf(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error
  throw error
}
