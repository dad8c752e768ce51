import { sql } from 'drizzle-orm'

import type { Article } from '@/cms/generated/payload-types'
import { rows } from '@/database/query'

import { type ContentReader, readingAs } from './content-reader'

/** What lists and modules need of an article. */
export type ListedArticle = Pick<
  Article,
  'id' | 'title' | 'standfirst' | 'category' | 'date' | 'picture' | 'body' | 'person' | 'hasPage'
>

const listed = {
  title: true,
  standfirst: true,
  category: true,
  date: true,
  picture: true,
  body: true,
  person: true,
  hasPage: true,
} as const

export interface CategoryArticles {
  categoryId: number
  order: 'date' | 'sort'
  maximum: number
  /** Left out: the article that the list stands under. */
  except?: number
  /** Only those that have a page to lead to. */
  withPage?: boolean
}

/** The public articles of one category, in its own order. */
export async function readCategoryArticles(
  reader: ContentReader,
  { categoryId, order, maximum, except, withPage = false }: CategoryArticles,
): Promise<ListedArticle[]> {
  const found = await rows<{ id: number }>(
    reader.db,
    // Through the index of its order: Payload's own query sorts the whole category for each page.
    sql`select a.id from articles a
        join articles_locales l on l._parent_id = a.id and l._locale = ${reader.locale}
        where a.category_id = ${categoryId} and a._status = 'published' and l.is_public and l.title <> ''
          and a.id is distinct from ${except ?? null} and (a.has_page or not ${withPage})
        order by ${order === 'sort' ? sql`a.sort, a.date desc` : sql`a.date desc, a.sort`}, a.id limit ${maximum}`,
  )
  return readArticlesById(
    reader,
    found.map(({ id }) => id),
  )
}

/** In the order asked for; those that are not public are left out. */
export async function readArticlesById(reader: ContentReader, ids: number[]): Promise<ListedArticle[]> {
  if (ids.length === 0) return []
  const { docs } = await reader.payload.find({
    ...readingAs(reader),
    // In a list even an editor sees what visitors see.
    draft: false,
    collection: 'articles',
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
    limit: ids.length,
    pagination: false,
    select: { ...listed, isPublic: true },
  })
  return ids.flatMap((id) => docs.find((article) => article.id === id && isWritten(article)) ?? [])
}

/** A language that a translator only began may be public and have no title yet. */
function isWritten({ isPublic, title }: Pick<Article, 'isPublic'> & { title: string | null }): boolean {
  return Boolean(isPublic && title)
}
