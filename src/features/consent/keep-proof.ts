import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'

import type { ConsentProof } from './consent-proof'

/** Every answer is a row of its own, so that a withdrawal can be shown beside what was allowed before. */
export async function keepProof(db: Queryable, proof: ConsentProof): Promise<void> {
  const { id, version, tags, language, analytical, marketing, social, unclassified } = proof
  await db.execute(sql`
    insert into consent.answer
      (consent_id, dialog_version, tags, language, analytical, marketing, social, unclassified)
    values (${id}, ${version}, ${`{${tags.join(',')}}`}::text[], ${language},
      ${analytical}, ${marketing}, ${social}, ${unclassified})`)
}
