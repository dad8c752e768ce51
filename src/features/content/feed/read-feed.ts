import { articleTag, categoryTag } from '../content-tags'
import { pathsOfRecords, recordKey } from '../paths/record-paths'
import { categoryPath } from '../read/category-path'
import type { ContentReader } from '../read/content-reader'

export interface FeedItem {
  title: string
  standfirst: string
  href: string
  /** An instant. */
  date: string | null
}

export interface Feed {
  title: string
  intro: string
  items: FeedItem[]
  tags: string[]
}

const mostItems = 30

/** The newest articles of the category that has the address of the blog's page; `null` where there is none. */
export async function readFeed(reader: ContentReader, blogPath: string): Promise<Feed | null> {
  const { source, db, locale } = reader
  const categories = (await source.findSingle('categories')) ?? []
  const blog = categories.find(({ id }) => `/${locale}${categoryPath(categories, id)}` === blogPath)
  if (!blog) return null
  const [articles = []] = await source.listArticles([
    { categoryId: blog.id, order: 'date', maximum: mostItems, withPage: true },
  ])
  const paths = await pathsOfRecords(
    db,
    articles.map(({ id }) => ({ relationTo: 'articles' as const, id })),
    locale,
  )
  return {
    title: blog.title,
    intro: blog.intro,
    items: articles.flatMap(({ id, title, standfirst, date }) => {
      const href = paths.get(recordKey({ relationTo: 'articles', id }))?.href
      return href && title ? [{ title, standfirst, href, date }] : []
    }),
    tags: [categoryTag(blog.id), ...articles.map(({ id }) => articleTag(id))],
  }
}
