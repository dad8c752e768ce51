import type { LegalFact } from '@/cms/generated/payload-types'
import { mainLanguage } from '@/domain/language'

import { readJson } from '../seed/read-content'
import type { Seeding } from '../seed/seeding'

type Fact = Omit<LegalFact, 'id' | 'createdAt' | 'updatedAt'>

const noon = (day: string) => `${day}T12:00:00.000Z`

/**
 * Rates and terms of the law with their sources, for an agency to look up and sign: nobody has reviewed them for it, and
 * until somebody does they stay out of what visitors see. Only into an empty list.
 */
export async function seedUnreviewedFacts({ payload, request, count }: Seeding): Promise<void> {
  const collection = 'legal-facts'
  const { totalDocs } = await payload.count({ collection, req: request() })
  if (totalDocs > 0) return count(collection, 'kept')
  for (const fact of readJson<Fact[]>('legal-facts.json')) {
    await payload.create({
      collection,
      data: {
        ...fact,
        reviewer: null,
        reviewedAt: null,
        validFrom: noon(fact.validFrom),
        ...(fact.validTo && { validTo: noon(fact.validTo) }),
      },
      locale: mainLanguage,
      depth: 0,
      overrideAccess: true,
      req: request(),
    })
    count(collection, 'added')
  }
}
