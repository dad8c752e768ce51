import { sql, type SQL } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'

import { isKept } from '../trash/trashed'
import { deepest, inLocales, ints } from './path-fragments.sql'

/** Parts of a `with recursive`: `article` is what articles want to be, below the words of their categories. */
export function wantedArticles(articles: readonly number[] | 'all'): SQL {
  return sql`
    article_scope as (${articles === 'all' ? sql`select id from ${payloadTables.articles}` : sql`select unnest(${ints(articles)}) as id`}),
    category_chain (id, ancestor, depth) as (
      select distinct a.category_id, a.category_id, 0 from ${payloadTables.articles} a join article_scope s on s.id = a.id
      union all
      select c.id, k.parent_id, c.depth + 1
      from category_chain c join ${payloadTables.categories} k on k.id = c.ancestor
      where k.parent_id is not null and c.depth < ${deepest}
    ),
    category_path as (
      select c.id, l._locale::text as language,
        '/' || l._locale::text || '/' || string_agg(s.segment || '/', '' order by c.depth desc) as path
      from category_chain c
      join ${payloadTables.categories} k on k.id = c.ancestor
      join ${payloadTables.categories_locales} l on l._parent_id = c.ancestor and ${inLocales(sql`l`)}
      cross join lateral (select nullif(trim(both '/ ' from l.path), '') as segment) s
      group by c.id, l._locale
      having bool_or(k.parent_id is null) and count(s.segment) = max(c.depth) + 1
    ),
    article as (
      select 'article-' || a.id as entry, k.language, k.path || s.segment || '/' as path, a.id as record_id,
        '/article/' || a.id || '/' as original, coalesce(l.title, '') as title, a.updated_at as changed_at
      from article_scope
      join ${payloadTables.articles} a on a.id = article_scope.id and a._status = 'published' and a.has_page and ${isKept(sql`a`)}
      join ${payloadTables.articles_locales} l on l._parent_id = a.id and ${inLocales(sql`l`)} and l.is_public
      join category_path k on k.id = a.category_id and k.language = l._locale::text
      cross join lateral (select nullif(trim(both '/ ' from l.path), '') as segment) s
      where s.segment is not null
    )
  `
}
