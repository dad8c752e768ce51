import { database } from '@/database/connection'
import type { ConsentProof } from '@/features/consent/consent-proof'
import { keepProof } from '@/features/consent/keep-proof'
import { isWithinLimits, type Limit } from '@/features/leads/guard/limits'

import { formSecret } from './forms'

/** A whole office behind one address answers on one morning; nobody changes their mind a hundred times. */
const limitsOf = (sender: string): Limit[] => [
  { scope: 'consent', subject: sender, most: 30, withinSeconds: 600 },
  { scope: 'consent-day', subject: sender, most: 200, withinSeconds: 86_400 },
]

/**
 * `false`: this address sent more than anybody needs. It is counted apart, as a keyed hash that goes after a day or two:
 * nothing in a proof leads to it, and nothing of it to a proof.
 */
export async function saveProof(proof: ConsentProof, sender: string): Promise<boolean> {
  const db = database()
  if (!(await isWithinLimits(db, { limits: limitsOf(sender), secret: formSecret, now: new Date() })))
    return false
  await keepProof(db, proof)
  return true
}
