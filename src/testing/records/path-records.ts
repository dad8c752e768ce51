import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'
import { type Locale, locales } from '@/i18n/locales'

interface Given {
  id: number
  /** A text for all languages becomes `text-nl`, `text-fr`; a record names only the languages it has. */
  path?: string | Partial<Record<Locale, string>>
  status?: 'draft' | 'published'
  isPublic?: boolean
  title?: string
}

interface GivenPage extends Given {
  key?: string
  parent?: number
  redirectUrl?: string
}

export async function savePage(db: Queryable, page: GivenPage): Promise<void> {
  const { id, key = null, parent = null, redirectUrl = null, status = 'published' } = page
  await db.execute(sql`
    insert into pages (id, key, parent_id, is_redirect, redirect_url, _status, updated_at)
    values (${id}, ${key}, ${parent}, ${redirectUrl !== null}, ${redirectUrl}, ${status}, '2026-01-01')
    on conflict (id) do update set key = excluded.key, parent_id = excluded.parent_id, _status = excluded._status,
      is_redirect = excluded.is_redirect, redirect_url = excluded.redirect_url`)
  await saveTexts(db, 'pages_locales', page)
}

export async function saveCategory(db: Queryable, category: Given & { parent?: number }): Promise<void> {
  const { id, parent = null } = category
  await db.execute(sql`
    insert into categories (id, parent_id) values (${id}, ${parent})
    on conflict (id) do update set parent_id = excluded.parent_id`)
  await saveTexts(db, 'categories_locales', category)
}

export async function saveArticle(
  db: Queryable,
  article: Given & { category: number; hasPage?: boolean },
): Promise<void> {
  const { id, category, hasPage = true, status = 'published' } = article
  await db.execute(sql`
    insert into articles (id, category_id, has_page, _status, updated_at)
    values (${id}, ${category}, ${hasPage}, ${status}, '2026-01-01')
    on conflict (id) do update set category_id = excluded.category_id, has_page = excluded.has_page,
      _status = excluded._status`)
  await saveTexts(db, 'articles_locales', article)
}

async function saveTexts(db: Queryable, table: string, { id, path = '', isPublic = true, title }: Given) {
  const name = sql.raw(table)
  await db.execute(sql`delete from ${name} where _parent_id = ${id}`)
  for (const locale of locales) {
    const segment = typeof path === 'string' ? path && `${path}-${locale}` : path[locale]
    if (segment === undefined) continue
    const words = title ?? `Title ${id} ${locale}`
    await db.execute(
      table === 'categories_locales'
        ? sql`insert into ${name} (title, path, _locale, _parent_id) values (${words}, ${segment}, ${locale}, ${id})`
        : sql`insert into ${name} (title, path, is_public, _locale, _parent_id)
              values (${words}, ${segment}, ${isPublic}, ${locale}, ${id})`,
    )
  }
}
