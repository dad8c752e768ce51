import { type Challenge, solveChallenge as solve } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

export interface SolvedChallenge {
  /** What the form has to send along. */
  text: string
  /** When the sum came in. */
  since: number
}

/** Fetches a sum and does it; a browser that cannot answers with an error. */
export async function solveChallenge(path: string): Promise<SolvedChallenge> {
  const response = await fetch(path, { cache: 'no-store' })
  const challenge = (await response.json()) as Challenge
  const since = Date.now()
  const solution = await solve({ challenge, deriveKey })
  return { text: JSON.stringify({ challenge, solution }), since }
}
