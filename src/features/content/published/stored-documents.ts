import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { text } from '@/database/row'
import type { Language } from '@/domain/language'

import { texts } from '../paths/path-fragments.sql'

/** One row of content.published. */
export interface PublishedRow {
  language: Language
  key: string
  document: unknown
  /** Only of articles that a list may show. */
  listed?: { categoryId: number; date: string; sort: number; hasPage: boolean; recordId: number }
}

const lockKey = 718_233

/**
 * Saves write one by one from here to their commit: a document that is made of several records, such as the team, would
 * otherwise lack what another save has not committed yet. Taken before content.revision, homes or tags of caches are
 * written, and after the paths: who takes them in another order can wait for somebody who waits for them.
 */
export async function lockPublished(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
}

/** Makes the documents of these keys what the rows say; answers the keys of those that changed. */
export async function storeDocuments(
  tx: Queryable,
  keys: readonly string[],
  wanted: readonly PublishedRow[],
): Promise<string[]> {
  const values = wanted.map(({ language, key, document, listed }) => ({
    ...{ language, key, document },
    category_id: listed?.categoryId,
    date: listed?.date,
    sort: listed?.sort,
    has_page: listed?.hasPage,
    record_id: listed?.recordId,
  }))
  const changed = await rows(
    tx,
    { key: text },
    sql`
      with wanted as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as w (language text, key text, document jsonb,
          category_id integer, date timestamptz, sort double precision, has_page boolean, record_id integer)
      ),
      removed as (
        delete from content.published p where p.key = any(${texts(keys)})
          and not exists (select from wanted w where w.language = p.language and w.key = p.key)
        returning p.key
      ),
      written as (
        insert into content.published (language, key, document, category_id, date, sort, has_page, record_id)
        select language, key, document, category_id, date, sort, has_page, record_id from wanted w
        -- A conflict locks its row, which costs a write even where nothing is different.
        where not exists (
          select from content.published p
          where p.language = w.language and p.key = w.key
            and (p.document, p.category_id, p.date, p.sort, p.has_page, p.record_id) is not distinct from
              (w.document, w.category_id, w.date, w.sort, w.has_page, w.record_id)
        )
        on conflict (language, key) do update set document = excluded.document, category_id = excluded.category_id,
          date = excluded.date, sort = excluded.sort, has_page = excluded.has_page, record_id = excluded.record_id
        returning key
      )
      select key from removed union select key from written`,
  )
  return changed.map(({ key }) => key)
}
