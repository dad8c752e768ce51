import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'
import type { ParsedListing } from '@/platforms/platform-offer'

import { storableJson } from '../quarantine'
import type { Asked } from '../store-offer'

/** Keeps what a platform answered that may not answer again; an older answer does not take the place of a newer one. */
export async function keepAnswers(
  tx: Queryable,
  { platform, at }: Asked,
  records: readonly ParsedListing[],
): Promise<void> {
  const answers = records.flatMap((parsed) =>
    parsed.ok && parsed.record !== undefined
      ? [{ external_id: parsed.value.externalId, record: parsed.record }]
      : [],
  )
  if (answers.length === 0) return
  await tx.execute(
    sql`insert into sync.answer (platform, external_id, record, asked_at)
        select ${platform}, external_id, record, ${at.toISOString()}::timestamptz
        from jsonb_to_recordset(${storableJson(answers)}::jsonb) as r (external_id text, record jsonb)
        on conflict (platform, external_id) do update set record = excluded.record, asked_at = excluded.asked_at
          where answer.asked_at <= excluded.asked_at`,
  )
}

/** An answer goes with its home. */
export async function dropAnswers(db: Queryable, platform: string): Promise<void> {
  await db.execute(
    sql`delete from sync.answer a where platform = ${platform} and not exists (
          select from listing.identity i join listing.known on known.id = i.id
          where i.kind = 'listing' and i.platform = a.platform and i.external_id = a.external_id)`,
  )
}
