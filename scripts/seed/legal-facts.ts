import { mainLanguage } from '@/domain/language'
import type { LegalFact } from '@/cms/generated/payload-types'

import { readJson } from './read-content'
import type { Seeding } from './seeding'
import { findId } from './upsert'

type Fact = Pick<
  LegalFact,
  | 'region'
  | 'key'
  | 'value'
  | 'unit'
  | 'validFrom'
  | 'validTo'
  | 'bracketFrom'
  | 'note'
  | 'source'
  | 'reviewer'
  | 'reviewedAt'
>

const noon = (day: string) => `${day}T12:00:00.000Z`

/** Rates and terms with their source. Those without a stored source are not reviewed, and stay out of the costs. */
export async function seedLegalFacts(seeding: Seeding): Promise<void> {
  const { payload, request, isAgain, count } = seeding
  for (const fact of readJson<Fact[]>('legal-facts.json')) {
    const collection = 'legal-facts'
    const data = {
      ...fact,
      validFrom: noon(fact.validFrom),
      ...(fact.validTo && { validTo: noon(fact.validTo) }),
      ...(fact.reviewedAt && { reviewedAt: noon(fact.reviewedAt) }),
    }
    const options = { collection, data, locale: mainLanguage, depth: 0, overrideAccess: true } as const
    const id = await findId(seeding, {
      collection,
      where: {
        region: { equals: fact.region },
        key: { equals: fact.key },
        validFrom: { equals: data.validFrom },
        // Each step of a scale is a fact of its own.
        bracketFrom: fact.bracketFrom == null ? { exists: false } : { equals: fact.bracketFrom },
      },
    })
    if (id === null) await payload.create({ ...options, req: request() })
    else if (isAgain) await payload.update({ ...options, id, req: request() })
    count(collection, id === null ? 'added' : isAgain ? 'rewritten' : 'kept')
  }
}
