import type { LegalFact } from '@/domain/legal/legal-fact'

import type { ContentReader } from './content-reader'

/** Every dated rate and term, those of the past and the future too: the rules choose by the day. */
export async function readLegalFacts({ source }: ContentReader): Promise<LegalFact[]> {
  return (await source.findSingle('legal-facts')) ?? []
}
