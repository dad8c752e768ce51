import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

/** About half a second of a telephone's time, a millisecond of ours. */
const cost = 1000
const rounds = { fewest: 300, most: 900 }
const validMs = 60 * 60 * 1000

/** The sum a browser does while its visitor types. */
export function makeChallenge({ secret, now }: { secret: string; now: Date }): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(rounds.fewest, rounds.most),
    deriveKey,
    // Not the library's own expiry, which asks the machine for the time.
    data: { madeAt: now.getTime() },
    ...keys(secret),
  })
}

const proofSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      // Whoever asks us for a larger sum than we set is not answering ours.
      cost: z.literal(cost),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(128),
      data: z.object({ madeAt: z.number() }),
    }),
    signature: z.string().min(20).max(128),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
})

export interface Proof {
  /** Unlike any other's: a proof is good for one form. */
  signature: string
  ageMs: number
}

/** Reads what a browser sent along; `null` when it proves nothing. */
export async function readProof(
  text: string,
  { secret, now }: { secret: string; now: Date },
): Promise<Proof | null> {
  const proof = proofSchema.safeParse(jsonIn(text))
  if (!proof.success) return null
  const { challenge, solution } = proof.data
  const ageMs = now.getTime() - challenge.parameters.data.madeAt
  if (ageMs > validMs) return null
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys(secret) })
  return verified ? { signature: challenge.signature, ageMs } : null
}

function keys(secret: string) {
  return { hmacSignatureSecret: `form challenge ${secret}`, hmacKeySignatureSecret: `form key ${secret}` }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(0, 4000))
  } catch {
    return null
  }
}
