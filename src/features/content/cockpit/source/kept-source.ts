import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { nullable, stored } from '@/database/row'

import type { TranslatedRecord } from '../cockpit-paths'

/** What the source said, by the place of each text. */
export type SourceTexts = Record<string, string>

/** What the source said when these words were written; `null` where nobody kept it. */
export async function keptSource(
  db: Queryable,
  { kind, id, language }: TranslatedRecord,
): Promise<SourceTexts | null> {
  const [found] = await rows(
    db,
    { source: nullable(stored<SourceTexts>()) },
    sql`select source from content.translation
        where kind = ${kind} and record_id = ${id} and language = ${language}`,
  )
  return found?.source ?? null
}

/** Keeps what the source says now; where it is kept already, only of the texts that were written. */
export async function keepSource(
  db: Queryable,
  { kind, id, language }: TranslatedRecord,
  { all, written }: { all: SourceTexts; written: SourceTexts },
): Promise<void> {
  await db.execute(sql`
    insert into content.translation as t (kind, record_id, language, source)
    values (${kind}, ${id}, ${language}, ${JSON.stringify(all)}::jsonb)
    on conflict (kind, record_id, language) do update
      set source = coalesce(t.source || ${JSON.stringify(written)}::jsonb, excluded.source)`)
}

/** With the record itself. */
export async function forgetSources(
  db: Queryable,
  { kind, id }: Omit<TranslatedRecord, 'language'>,
): Promise<void> {
  await db.execute(sql`delete from content.translation where kind = ${kind} and record_id = ${id}`)
}
