import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

import { drillSecret } from '../site/drill-site'

/** A proof as the site's own, but for a sum that is done at once: thousands are needed, and none of them is in doubt. */
export async function easyProof(): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: 1,
    deriveKey,
    data: { madeAt: Date.now() - 60_000 },
    hmacSignatureSecret: `form challenge ${drillSecret}`,
    hmacKeySignatureSecret: `form key ${drillSecret}`,
  })
  const solution = await solveChallenge({ challenge, deriveKey })
  return JSON.stringify({ challenge, solution })
}
