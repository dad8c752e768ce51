import { database } from '@/database/connection'
import type { ConsentProof } from '@/features/consent/consent-proof'
import { keepProof } from '@/features/consent/keep-proof'

export function saveProof(proof: ConsentProof): Promise<void> {
  return keepProof(database(), proof)
}
