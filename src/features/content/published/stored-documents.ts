import { sql } from 'drizzle-orm'

import { locks } from '@/database/locks'
import { type Queryable, rows } from '@/database/query'
import { bool, listOf, text } from '@/database/row'
import type { Language } from '@/domain/language'

import { texts } from '../paths/path-fragments.sql'
import { documentForm } from './documents'

/** One row of content.published, of the version of this release. */
export interface PublishedRow {
  language: Language
  key: string
  document: unknown
  /** Of the cached pages that show it. */
  tags: string[]
  /** Only of articles that a list may show. */
  listed?: { categoryId: number; date: string; sort: number; hasPage: boolean; recordId: number }
}

/**
 * Saves write one by one from here to their commit: a document that is made of several records, such as the team, would
 * otherwise lack what another save has not committed yet. Taken before content.revision, homes or tags of caches are
 * written, and after the paths: who takes them in another order can wait for somebody who waits for them.
 */
export async function lockPublished(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.documentsAndHomes})`)
}

export interface ChangedDocument {
  key: string
  /** Of the pages that showed it, or will. */
  tags: string[]
  isRemoved: boolean
}

/**
 * Makes the documents of these keys what the rows say; answers those that changed, once per language. What is gone is
 * gone for other releases as well, unless they are to be left alone.
 */
export async function storeDocuments(
  tx: Queryable,
  keys: readonly string[],
  wanted: readonly PublishedRow[],
  { leavesOthers = false }: { leavesOthers?: boolean } = {},
): Promise<ChangedDocument[]> {
  const values = wanted.map(({ language, key, document, tags, listed }) => ({
    ...{ language, key, document, tags },
    category_id: listed?.categoryId,
    date: listed?.date,
    sort: listed?.sort,
    has_page: listed?.hasPage,
    record_id: listed?.recordId,
  }))
  return rows(
    tx,
    { key: text, tags: listOf(text), isRemoved: bool },
    sql`
      with wanted as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as w (language text, key text, document jsonb,
          tags text[], category_id integer, date timestamptz, sort double precision, has_page boolean, record_id integer)
      ),
      removed as (
        delete from content.published p where p.key = any(${texts(keys)})
          ${leavesOthers ? sql`and p.version = ${documentForm}` : sql``}
          and not exists (select from wanted w where w.language = p.language and w.key = p.key)
        returning p.key, p.tags
      ),
      written as (
        insert into content.published
          (version, language, key, document, tags, category_id, date, sort, has_page, record_id)
        select ${documentForm}::int, language, key, document, tags, category_id, date, sort, has_page, record_id
        from wanted w
        -- A conflict locks its row, which costs a write even where nothing is different.
        where not exists (
          select from content.published p
          where p.version = ${documentForm} and p.language = w.language and p.key = w.key
            and (p.document, p.tags, p.category_id, p.date, p.sort, p.has_page, p.record_id) is not distinct from
              (w.document, w.tags, w.category_id, w.date, w.sort, w.has_page, w.record_id)
        )
        on conflict (version, language, key) do update set document = excluded.document, tags = excluded.tags,
          category_id = excluded.category_id, date = excluded.date, sort = excluded.sort,
          has_page = excluded.has_page, record_id = excluded.record_id
        returning key, tags
      )
      select key, tags, true as "isRemoved" from removed union all select key, tags, false from written`,
  )
}
