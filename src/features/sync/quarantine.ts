import { createHash } from 'node:crypto'

import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'
import type { ExternalId, Parsed } from '@/platforms/platform-offer'

type Refused = Extract<Parsed<unknown>, { ok: false }>

/** Sets records aside that cannot be used, with the reason; a record that is whole again leaves. */
export async function quarantine(
  tx: Queryable,
  { runId, refused, acceptedIds }: { runId: number | null; refused: Refused[]; acceptedIds: ExternalId[] },
): Promise<void> {
  await tx.execute(
    sql`delete from sync.quarantine where platform_id = any(${sql.param(acceptedIds)}::text[])`,
  )
  if (refused.length === 0) return
  const values = refused.map(({ externalId, reason, record }) => ({
    platform_id: externalId || `without-id-${createHash('md5').update(JSON.stringify(record)).digest('hex')}`,
    reason,
    record,
  }))
  const unique = [...new Map(values.map((value) => [value.platform_id, value])).values()]
  await tx.execute(
    sql`insert into sync.quarantine (platform_id, run_id, reason, record)
        select platform_id, ${runId ?? 0}, reason, record
        from jsonb_to_recordset(${storableJson(unique)}::jsonb) as r (platform_id text, reason text, record jsonb)
        on conflict (platform_id) do update
          set run_id = excluded.run_id, reason = excluded.reason, record = excluded.record, last_seen_at = now()`,
  )
}

/** The record is kept as it came, but for what PostgreSQL cannot hold in JSON. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
  )
}
