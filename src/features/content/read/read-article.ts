import type { ArticleSummary } from '@/domain/content/module'

import { articleTag, categoryTag, mediaTag } from '../content-tags'
import { pathsOfRecords, type RecordPaths } from '../paths/record-paths'
import { summaryOf } from './article-summary'
import type { ContentReader } from './content-reader'
import { type PageSeo, seoOf } from './page-seo'
import type { MediaById } from './read-pictures'
import { needsOf } from './rich-text-needs'

const shownAlong = 3

export interface ContentArticle {
  article: ArticleSummary
  /** Others of its category. */
  more: ArticleSummary[]
  seo: PageSeo
  paths: RecordPaths
  media: MediaById
  tags: string[]
}

export async function readArticle(reader: ContentReader, id: number): Promise<ContentArticle | null> {
  const { source, db, locale } = reader
  const [article, categories] = await Promise.all([source.findArticle(id), source.findSingle('categories')])
  if (!article) return null
  const category = categories?.find((candidate) => candidate.id === article.category)
  const lists = category
    ? [{ categoryId: category.id, order: category.order, maximum: shownAlong, except: id, withPage: true }]
    : []
  const [others = []] = await source.listArticles(lists)
  const inText = needsOf([article.body])
  const shown = [article, ...others]
  const pictures = [...shown.map(({ picture }) => picture), article.seo.ogImage, article.seo.twitterImage]
  const [media, paths] = await Promise.all([
    source.findRecords('media', [...pictures.filter((picture) => picture !== null), ...inText.mediaIds]),
    pathsOfRecords(
      db,
      [...inText.records, ...shown.map((one) => ({ relationTo: 'articles' as const, id: one.id }))],
      locale,
    ),
  ])
  const needs = { categories: categories ?? [], media, paths, locale }
  return {
    article: summaryOf(article, needs),
    more: others.map((other) => summaryOf(other, needs)).filter(({ href }) => href !== null),
    seo: seoOf(article.seo, media),
    paths,
    media,
    tags: [
      articleTag(id),
      ...(category ? [categoryTag(category.id)] : []),
      ...others.map((other) => articleTag(other.id)),
      ...[...media.keys()].map(mediaTag),
    ],
  }
}
