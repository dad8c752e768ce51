import type { LegalFact } from '@/domain/legal/legal-fact'

import { type ContentReader, readingAs } from './content-reader'

/** Every dated rate and term, those of the past and the future too: the rules choose by the day. */
export async function readLegalFacts(reader: ContentReader): Promise<LegalFact[]> {
  const { docs } = await reader.payload.find({
    ...readingAs(reader),
    draft: false,
    collection: 'legal-facts',
    sort: 'validFrom',
    limit: 1000,
    pagination: false,
  })
  return docs
}
