import { sql } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { int } from '@/database/row'

import { below, ints, texts } from './path-fragments.sql'
import type { AffectedRecords, PathScope } from './rebuild-paths.sql'
import { systemPageKeys } from './system-rows'

/**
 * Whose paths may change. Read before they are built, because PostgreSQL plans well for a list of numbers and badly
 * for a recursion whose size it cannot know.
 */
export async function listAffected(
  tx: Queryable,
  { pages = [], articles = [], categories = [] }: Exclude<PathScope, 'all'>,
): Promise<AffectedRecords> {
  const [pageIds, articleIds] = [await listPages(tx, pages), await listArticles(tx, articles, categories)]
  return { pages: pageIds, articles: articleIds }
}

/** Those named, all below them, and all that were below them until now: a deleted page no longer has children. */
async function listPages(tx: Queryable, pages: number[]): Promise<number[]> {
  if (pages.length === 0) return []
  const entries = [...pages.map((id) => `page-${id}`), ...systemPageKeys.filter((key) => key !== 'home')]
  const found = await rows(
    tx,
    { id: int },
    sql`
      with recursive affected as (
        select unnest(${ints(pages)}) as id
        union
        select under.record_id from content.path above
        join content.path under on ${below(sql`under`, sql`above`)} and under.type = 'page' and under.record_id is not null
        where above.entry = any(${texts(entries)}) and above.record_id = any(${ints(pages)})
        union
        select p.id from ${payloadTables.pages} p join affected on p.parent_id = affected.id
      )
      select id from affected
    `,
  )
  return found.map(({ id }) => id)
}

/** A category that is gone has left its articles and sub-categories without it: then all articles are looked at. */
async function listArticles(tx: Queryable, articles: number[], categories: number[]): Promise<number[]> {
  if (categories.length === 0) return articles
  const found = await rows(
    tx,
    { id: int },
    sql`
      with recursive affected as (
        select unnest(${ints(categories)}) as id
        union
        select c.id from ${payloadTables.categories} c join affected on c.parent_id = affected.id
      )
      select a.id from ${payloadTables.articles} a
      where a.id = any(${ints(articles)})
        or a.category_id in (select id from affected)
        or exists (
          select from unnest(${ints(categories)}) gone (id)
          where not exists (select from ${payloadTables.categories} c where c.id = gone.id)
        )
    `,
  )
  return [...new Set([...articles, ...found.map(({ id }) => id)])]
}
