import { mainLanguage } from '@/domain/language'
import type { LegalFact } from '@/cms/generated/payload-types'

import { readJson } from './read-content'
import type { Seeding } from './seeding'
import { findId } from './upsert'

type Fact = Pick<LegalFact, 'region' | 'key' | 'value' | 'unit' | 'validFrom' | 'note' | 'source'>

/** Rates and terms as found, with their source. Nobody has reviewed them yet: that is for the agency. */
export async function seedLegalFacts(seeding: Seeding): Promise<void> {
  const { payload, request, isAgain, count } = seeding
  for (const fact of readJson<Fact[]>('legal-facts.json')) {
    const collection = 'legal-facts'
    const data = { ...fact, validFrom: `${fact.validFrom}T12:00:00.000Z` }
    const options = { collection, data, locale: mainLanguage, depth: 0, overrideAccess: true } as const
    const id = await findId(seeding, {
      collection,
      where: {
        region: { equals: fact.region },
        key: { equals: fact.key },
        validFrom: { equals: data.validFrom },
      },
    })
    if (id === null) await payload.create({ ...options, req: request() })
    else if (isAgain) await payload.update({ ...options, id, req: request() })
    count(collection, id === null ? 'added' : isAgain ? 'rewritten' : 'kept')
  }
}
