import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { locales } from '@/i18n/locales'

/** Pages three deep and articles of ten categories, half of each, in all languages, published. */
export async function seedContent(db: Database, records: number): Promise<void> {
  const half = Math.floor(records / 2)
  const languages = sql`unnest(${sql.param([...locales])}::_locales[])`
  await db.execute(sql`truncate pages, articles, categories, _pages_v, _articles_v cascade`)
  await db.execute(sql`
    insert into pages (id, name, parent_id, sort, _status, updated_at, created_at, modules)
    select n, 'Page ' || n, case when n <= 20 then null when n <= 220 then 1 + n % 20 else 21 + n % 200 end, n,
      'published', now(), now(),
      jsonb_build_array(jsonb_build_object('id', 'm' || n, 'blockType', 'text',
        'title', (select jsonb_object_agg(l, 'Title ' || l || n) from ${languages} l)))
    from generate_series(1, ${half}) n`)
  await db.execute(sql`
    insert into pages_locales (_parent_id, _locale, title, path, is_public, description)
    select n, l, 'Page ' || n || ' ' || l, 'page-' || n || '-' || l, true, repeat('words ', 40)
    from generate_series(1, ${half}) n, ${languages} l`)
  await db.execute(sql`insert into categories (id, sort) select n, n from generate_series(1, 10) n`)
  await db.execute(sql`
    insert into categories_locales (_parent_id, _locale, title, path)
    select n, l, 'Category ' || n, 'category-' || n || '-' || l from generate_series(1, 10) n, ${languages} l`)
  await db.execute(sql`
    insert into articles (id, category_id, has_page, date, _status, updated_at, created_at)
    select n, 1 + n % 10, true, now() - n * interval '1 hour', 'published', now(), now()
    from generate_series(1, ${half}) n`)
  await db.execute(sql`
    insert into articles_locales (_parent_id, _locale, title, path, is_public, standfirst)
    select n, l, 'Article ' || n || ' ' || l, 'article-' || n || '-' || l, true, repeat('words ', 40)
    from generate_series(1, ${half}) n, ${languages} l`)
  // The admin's lists read the latest version of each document.
  await db.execute(sql`
    insert into _pages_v (parent_id, version_name, version_parent_id, version_sort, version__status, version_modules,
      version_updated_at, version_created_at, updated_at, created_at, latest)
    select id, name, parent_id, sort, 'published', modules, updated_at, created_at, updated_at, created_at, true from pages`)
  await db.execute(sql`
    insert into _pages_v_locales (_parent_id, _locale, version_title, version_path, version_is_public)
    select v.id, p._locale, p.title, p.path, p.is_public from _pages_v v join pages_locales p on p._parent_id = v.parent_id`)
  await db.execute(sql`
    insert into _articles_v (parent_id, version_category_id, version_has_page, version_date, version__status,
      version_updated_at, version_created_at, updated_at, created_at, latest)
    select id, category_id, has_page, date, 'published', updated_at, created_at, updated_at, created_at, true from articles`)
  await db.execute(sql`
    insert into _articles_v_locales (_parent_id, _locale, version_title, version_path, version_is_public)
    select v.id, a._locale, a.title, a.path, a.is_public
    from _articles_v v join articles_locales a on a._parent_id = v.parent_id`)
  await db.execute(sql`analyze`)
}
