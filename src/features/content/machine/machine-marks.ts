import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Queryable, rowCount, rows } from '@/database/query'
import { listOf, oneOf, text } from '@/database/row'
import { type Language, languages } from '@/domain/language'

import type { TranslatedRecord } from '../cockpit/cockpit-paths'

/** After this long without an answer a question is over, whatever became of it. */
const askedMinutes = 3

/** Takes the record for one question; `false` while another is under way, in whichever language. */
export async function beginAsking(db: Database, { kind, id, language }: TranslatedRecord): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`translate:${kind}:${id}`}, 0))`)
    const begun = await rowCount(
      tx,
      sql`insert into content.translation as t (kind, record_id, language, asked_at)
          select ${kind}, ${id}, ${language}, now()
          where not exists (
            select from content.translation o where o.kind = ${kind} and o.record_id = ${id}
              and o.asked_at > now() - make_interval(mins => ${askedMinutes}))
          on conflict (kind, record_id, language) do update set asked_at = now()
          returning 1`,
    )
    return begun > 0
  })
}

export async function endAsking(db: Queryable, { kind, id, language }: TranslatedRecord): Promise<void> {
  await db.execute(sql`update content.translation set asked_at = null
    where kind = ${kind} and record_id = ${id} and language = ${language}`)
}

/** Notes whose words a machine wrote, beside those that wait to be confirmed already. */
export async function markMachineMade(
  db: Queryable,
  { kind, id, language }: TranslatedRecord,
  keys: readonly string[],
): Promise<void> {
  const written = sql`${`{${keys.map((key) => JSON.stringify(key)).join(',')}}`}::text[]`
  await db.execute(sql`
    insert into content.translation as t (kind, record_id, language, machine_keys, machine_at)
    values (${kind}, ${id}, ${language}, ${written}, now())
    on conflict (kind, record_id, language) do update
      set machine_keys = array(select distinct unnest(t.machine_keys || excluded.machine_keys)), machine_at = now()`)
}

/** Somebody has read them. */
export async function confirmWords(
  db: Queryable,
  { kind, id, language }: TranslatedRecord,
): Promise<boolean> {
  const confirmed = await rowCount(
    db,
    sql`update content.translation set machine_keys = '{}', machine_at = null
        where kind = ${kind} and record_id = ${id} and language = ${language} and machine_keys <> '{}'
        returning 1`,
  )
  return confirmed > 0
}

export async function unconfirmedKeys(
  db: Queryable,
  { kind, id, language }: TranslatedRecord,
): Promise<string[]> {
  const [found] = await rows(
    db,
    { keys: listOf(text) },
    sql`select machine_keys as keys from content.translation
        where kind = ${kind} and record_id = ${id} and language = ${language}`,
  )
  return found?.keys ?? []
}

/** The languages in which a record has words that nobody has confirmed; settings have no number of their own. */
export async function unconfirmedLanguages(
  db: Queryable,
  { kind, id }: { kind: string; id: number | null },
): Promise<Language[]> {
  const found = await rows(
    db,
    { language: oneOf(languages) },
    sql`select language from content.translation
        where kind = ${kind} and (${id}::int is null or record_id = ${id}) and machine_keys <> '{}' order by language`,
  )
  return found.map(({ language }) => language)
}
