import type { Article } from '@/cms/generated/payload-types'

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
}

/** The public articles of one category, in its own order. */
export async function readCategoryArticles(
  reader: ContentReader,
  { categoryId, order, maximum, except }: CategoryArticles,
): Promise<ListedArticle[]> {
  const { docs } = await reader.payload.find({
    ...readingAs(reader),
    // In a list even an editor sees what visitors see.
    draft: false,
    collection: 'articles',
    where: {
      and: [
        { category: { equals: categoryId } },
        { isPublic: { equals: true } },
        { _status: { equals: 'published' } },
        ...(except === undefined ? [] : [{ id: { not_equals: except } }]),
      ],
    },
    sort: order === 'sort' ? ['sort', '-date'] : ['-date', 'sort'],
    limit: maximum,
    pagination: false,
    select: listed,
  })
  return docs
}

export async function readArticlesById(reader: ContentReader, ids: number[]): Promise<ListedArticle[]> {
  if (ids.length === 0) return []
  const { docs } = await reader.payload.find({
    ...readingAs(reader),
    draft: false,
    collection: 'articles',
    where: {
      and: [{ id: { in: ids } }, { isPublic: { equals: true } }, { _status: { equals: 'published' } }],
    },
    limit: ids.length,
    pagination: false,
    select: listed,
  })
  return docs
}
